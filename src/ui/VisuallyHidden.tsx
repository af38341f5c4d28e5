import styled from '@emotion/styled';
import { useState } from 'react';

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

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
