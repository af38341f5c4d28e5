import { useSelector } from 'react-redux';
import type { ConfigurationCorner } from '../state/configuration';
import { Alert } from '../ui/Alert';

/** Stands in for a screen that could not be drawn at all. */
export const ScreenFailed = () => {
  const phone = useSelector((state: ConfigurationCorner) => state.configuration.callCentrePhone);
  return (
    <Alert live>
      <p>Sorry, this service has a technical problem at the moment. Please try again later.</p>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
    </Alert>
  );
};
