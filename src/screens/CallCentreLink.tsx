import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { ConfigurationPart } from '../state/configuration';

/** The call centre's number from the configuration, as a link that dials it; `children` come before the number. */
export const CallCentreLink = ({ children }: { children?: ReactNode }) => {
  const phone = useSelector((state: ConfigurationPart) => state.configuration.callCentrePhone);
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {children}
      {children === undefined ? phone : <span>{phone}</span>}
    </a>
  );
};
