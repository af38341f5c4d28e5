import type { ComponentProps } from 'react';
import { type ButtonKind, StyledButton } from './Button';
import { useReadiness } from './InteractionGuard';

const AnchorButton = StyledButton.withComponent('a');

/** A link that looks like a {@link Button}; apart from it, because the first script has none. */
export const ButtonLink = ({ kind = 'secondary', ...rest }: ComponentProps<'a'> & { kind?: ButtonKind }) => (
  <AnchorButton data-kind={kind} {...rest} {...useReadiness()} />
);
