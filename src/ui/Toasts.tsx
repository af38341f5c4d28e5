import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Button } from './Button';
import { AlertIcon, CheckIcon, CloseIcon, type IconComponent } from './icons';
import { staysAboveDialogs } from './topLayer';

/** A short message that comes and goes. */
export interface Toast {
  readonly id: string;
  readonly text: string;
}

const rise = keyframes`from{translate:0 1rem;opacity:0}`;

const Corner = styled.div`
position:fixed;z-index:10;inset-block-end:var(--space-4);inset-inline:var(--space-4);display:flex;flex-direction:column;
align-items:flex-end;gap:var(--space-2);pointer-events:none;
>div{display:flex;flex-direction:column;align-items:flex-end;gap:var(--space-2);max-inline-size:100%}
dialog>&{inset-block:var(--space-4) auto}
`;

const Box = styled.div`
display:flex;align-items:center;gap:var(--space-3);max-inline-size:min(28rem,100%);padding:var(--space-2) var(--space-3);
padding-inline-start:var(--space-4);border-radius:var(--radius-medium);background:var(--surface);border:1px solid var(--line);
box-shadow:var(--shadow-floating);pointer-events:auto;animation:${rise} .25s;
>svg{flex:none;color:var(--toast)}
p{flex:1;min-inline-size:0}
button{flex:none;padding:.5rem;color:var(--ink-muted)}
`;

interface ToastListProps {
  readonly toasts: readonly Toast[];
  readonly colour: string;
  readonly icon: IconComponent;
  readonly onDismiss: (id: string) => void;
}

const ToastList = ({ toasts, colour, icon: Icon, onDismiss }: ToastListProps) =>
  toasts.map(({ id, text }) => (
    <Box key={id} style={{ '--toast': colour }}>
      <Icon />
      <p>{text}</p>
      <Button kind="quiet" aria-label="Dismiss" onClick={() => onDismiss(id)}>
        <CloseIcon />
      </Button>
    </Box>
  ));

export interface ToastsProps {
  readonly successes: readonly Toast[];
  readonly failures: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

/**
 * The two live regions of toasts; they are in the page from the start, so that what enters them is announced. They stay
 * above an open dialog, at the top there, because its buttons are at the bottom.
 */
export const Toasts = ({ successes, failures, onDismiss }: ToastsProps) => (
  <div>
    <Corner {...staysAboveDialogs}>
      <div role="status">
        <ToastList toasts={successes} colour="var(--success)" icon={CheckIcon} onDismiss={onDismiss} />
      </div>
      <div role="alert">
        <ToastList toasts={failures} colour="var(--danger)" icon={AlertIcon} onDismiss={onDismiss} />
      </div>
    </Corner>
  </div>
);
