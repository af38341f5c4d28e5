import { tell } from '../answer';

/** The recommender service. */
export const recommenderRoutes = {
  recommendations: tell(({ member }) => member.recommendations),
} as const;
