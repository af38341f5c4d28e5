import { VisuallyHidden } from './VisuallyHidden';

/** The page's one polite live region; visually hidden. */
export const Announcer = ({ text }: { text: string }) => <VisuallyHidden role="status">{text}</VisuallyHidden>;
