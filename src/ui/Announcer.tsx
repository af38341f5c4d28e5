import { VisuallyHidden } from './VisuallyHidden';

/** The page's one polite announcer: what it is given is read, not seen. */
export const Announcer = ({ text }: { text: string }) => <VisuallyHidden role="status">{text}</VisuallyHidden>;
