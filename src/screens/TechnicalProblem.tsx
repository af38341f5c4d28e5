import { useDispatch, useSelector } from 'react-redux';
import { type PortfolioScreen, tryAgainClicked } from '../portfolio/slice';
import type { ConfigurationCorner } from '../state/configuration';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { PhoneIcon } from '../ui/icons';

/** The page's error: the products could not be fetched (spec section 2, Portfolio overview). */
export const TechnicalProblem = ({ screen }: { screen: PortfolioScreen }) => {
  const dispatch = useDispatch();
  const phone = useSelector((state: ConfigurationCorner) => state.configuration.callCentrePhone);
  return (
    <Alert live>
      <p>Sorry, this service has a technical problem at the moment. Please try again later.</p>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <PhoneIcon />
        <span>{phone}</span>
      </a>
      <Button onClick={() => dispatch(tryAgainClicked({ screen }))}>Try again</Button>
    </Alert>
  );
};
