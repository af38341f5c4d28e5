import { useLayoutEffect, useRef, useState } from 'react';

interface AnnouncerProps {
  /** The progress or outcome of loading; undefined if there is nothing new to say of it. */
  load: string | undefined;
  /** The value of `load` while the page loads. */
  loading: string;
  /** What else there is to say, if anything; another object with the same words is said again. */
  remark: object | null;
  words: string;
}

/** Fills `#announcer` (rule `announcer.region`) with what came last; a remark stays while the page loads. */
export const Announcer = ({ load: newLoad, loading, remark, words }: AnnouncerProps) => {
  const [last, setLast] = useState({ load: newLoad ?? '', remark, text: words || newLoad || '' });
  const load = newLoad ?? last.load;
  if (last.load !== load || last.remark !== remark) {
    const isNew = last.remark !== remark;
    const isRemark = words !== '' && (isNew || load === loading || load === '');
    // A live region whose text does not change is not announced.
    const heard = isNew && words === last.text ? `${words}\u00a0` : words;
    // A remark without words: what has loaded before is not announced again.
    const unsaid = remark !== null && last.load === load ? '' : load;
    setLast({ load, remark, text: isRemark ? heard : unsaid });
  }
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const region = place.current?.ownerDocument.querySelector('#announcer');
    if (region) region.textContent = last.text;
  }, [last.text]);
  return <span ref={place} hidden />;
};
