import { CallCentreLink } from '../screens/CallCentreLink';
import { Alert } from '../ui/Alert';

/** Stands in for a screen that could not be drawn at all. */
export const ScreenFailed = () => {
  return (
    <Alert live>
      <p>Sorry, this service has a technical problem at the moment. Please try again later.</p>
      <CallCentreLink />
    </Alert>
  );
};
