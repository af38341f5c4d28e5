import { useDispatch } from 'react-redux';
import { type PortfolioScreen, tryAgainClicked } from '../portfolio/slice';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { PhoneIcon } from '../ui/icons';
import { CallCentreLink } from './CallCentreLink';

/** The page's error: the products could not be fetched (spec section 2, Portfolio overview). */
export const TechnicalProblem = ({ screen }: { screen: PortfolioScreen }) => {
  const dispatch = useDispatch();
  return (
    <Alert live>
      <p>Sorry, this service has a technical problem at the moment. Please try again later.</p>
      <CallCentreLink>
        <PhoneIcon />
      </CallCentreLink>
      <Button onClick={() => dispatch(tryAgainClicked({ screen }))}>Try again</Button>
    </Alert>
  );
};
