import { useSelector } from 'react-redux';
import { drawnWhenHere } from '../../notices';
import { selectWarning } from '../../state/session/slice';
import { Boundary } from '../../ui/Boundary';
import { warningScript } from './warningScript';

const Drawn = drawnWhenHere(warningScript);

/** Where the warning before the end of the session is drawn, above whatever else is open (rule `session.warning`). */
export const Warning = () => {
  const answer = useSelector(selectWarning)?.answer;
  return answer === undefined || answer === 'given' ? null : (
    <Boundary fallback={null}>
      <Drawn />
    </Boundary>
  );
};
