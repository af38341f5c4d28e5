import { useDispatch, useSelector } from 'react-redux';
import { selectInteraction } from '../../notices';
import type { ConfigurationPart } from '../../state/configuration';
import { selectIsWarned, selectWarning, signOutBegan, stayChosen } from '../../state/session/slice';
import { text, textOf } from '../../texts/text';
import { Boundary } from '../../ui/Boundary';
import { Button } from '../../ui/Button';
import { Modal, ModalActions } from '../../ui/Modal';

// For the saga that fetches this script.
export { watchLifetime } from './lifetime';

const Warning = () => {
  const dispatch = useDispatch();
  const { says, answer } = useSelector(selectWarning) ?? {};
  const canSignOut = useSelector(({ configuration }: ConfigurationPart) => configuration.session.signOutUrl !== '');
  const stay = () => dispatch(stayChosen());
  return (
    <Modal heading={says ? textOf(says) : ''} onClose={stay} interaction={useSelector(selectInteraction)}>
      <p>{text(answer === 'failed' ? 'session.stayFailed' : 'session.stillThere')}</p>
      <ModalActions>
        <Button kind="primary" closes otherwise={text('session.staying')} onClick={stay}>
          {text(answer === 'sending' ? 'session.staying' : 'session.stay')}
        </Button>
        {canSignOut ? <Button onClick={() => dispatch(signOutBegan(true))}>{text('session.signOut')}</Button> : null}
      </ModalActions>
    </Modal>
  );
};

/**
 * Warns that the session ends soon, above whatever else is open. Closing it means to stay signed in (rule
 * `session.warning`).
 */
export const SessionWarning = () =>
  useSelector(selectIsWarned) ? (
    <Boundary fallback={null}>
      <Warning />
    </Boundary>
  ) : null;
