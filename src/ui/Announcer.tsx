import { useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * The page's one polite live region; visually hidden. It says how the load goes, or a remark about something else:
 * whichever came last. A remark stays while the page is loading, and if there is no outcome to say.
 */
export const Announcer = ({ load, loading, remark }: { load: string; loading: string; remark: string }) => {
  const [last, setLast] = useState({ load, remark, text: remark || load });
  if (last.load !== load || last.remark !== remark) {
    const isRemark = remark !== '' && (last.remark !== remark || load === loading || load === '');
    setLast({ load, remark, text: isRemark ? remark : load });
  }
  return <VisuallyHidden role="status">{last.text}</VisuallyHidden>;
};
