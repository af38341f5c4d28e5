import { Fragment, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { productsEndpoint } from '../contract/endpoints';
import { ErrorReference, OfflineAlert } from '../notices';
import { type PortfolioScreen, selectProducts, selectShownFailure, tryAgainClicked } from '../portfolio/slice';
import type { ConfigurationPart } from '../state/configuration';
import { type ConnectionPart, selectIsMissed } from '../state/connection/slice';
import { isAwaited } from '../state/freshness';
import { reloadClicked } from '../state/navigation/slice';
import { type MarkedTextKey, markedText, text } from '../texts/text';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { PhoneIcon } from '../ui/icons';
import { RetryButton } from '../ui/Retry';

/** The call centre's number from the configuration, as a link that dials it; `children` come before the number. */
export const CallCentreLink = ({ children }: { children?: ReactNode }) => {
  const phone = useSelector((state: ConfigurationPart) => state.configuration.callCentrePhone);
  return (
    // After a country code a "(0)" is not dialled.
    <a href={`tel:${phone.replace(/^(\s*\+.*)\(0\)/, '$1').replace(/[^+\d]/g, '')}`}>
      {children}
      <span dir="ltr">{phone}</span>
    </a>
  );
};

/** A text of ours with the call centre's number in it. */
export const CallCentreWords = ({ words }: { words: MarkedTextKey }) => {
  const phone = useSelector((state: ConfigurationPart) => state.configuration.callCentrePhone);
  return markedText(words, { phone, call: () => <CallCentreLink /> });
};

/** Reloads the page, which helps if a new release has replaced a script. */
export const ReloadButton = () => {
  const dispatch = useDispatch();
  return <Button onClick={() => dispatch(reloadClicked())}>{text('start.loadAgain')}</Button>;
};

/** Asks for the products of a screen again (rule `overview.retry`). */
export const ProductsRetryButton = ({ screen }: { screen: PortfolioScreen }) => {
  const products = useSelector(selectProducts);
  const dispatch = useDispatch();
  return (
    <RetryButton kind="primary" busy={isAwaited(products)} onRetry={() => dispatch(tryAgainClicked({ screen }))} />
  );
};

/** An error of the whole page (rule `overview.failure`); `children` is what the member can do about it. */
export const TechnicalProblem = ({ reference, children }: { reference: string | undefined; children: ReactNode }) => (
  <Alert
    live={
      // A new failure is a new element, so that it is announced again.
      <Fragment key={reference}>
        <p>{text('start.technicalProblem')}</p>
        <CallCentreLink>
          <PhoneIcon />
        </CallCentreLink>
      </Fragment>
    }
  >
    {children}
    <ErrorReference reference={reference} />
  </Alert>
);

/** The error of products that did not load, or that the member is offline (rule `connection.silence`). */
export const ProductsFailure = ({ screen }: { screen: PortfolioScreen }) => {
  const failure = useSelector(selectShownFailure);
  const isMissed = useSelector((state: ConnectionPart) => selectIsMissed(state, productsEndpoint(screen).name));
  if (failure === undefined) return null;
  if (isMissed) return <OfflineAlert />;
  return (
    <TechnicalProblem reference={failure.reference}>
      <ProductsRetryButton screen={screen} />
    </TechnicalProblem>
  );
};
