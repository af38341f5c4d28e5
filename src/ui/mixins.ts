/** Items at the same height, in a row. */
export const row = 'display: flex; align-items: center;';

/** Items in a row that breaks where it has to. */
export const wrapping = 'display: flex; flex-wrap: wrap;';

/** The same, at the same height. */
export const wrappingRow = `${wrapping} align-items: center;`;

/** Items below each other. */
export const column = 'display: flex; flex-direction: column;';

/** As wide as it is high; `size` is a CSS length. */
export const square = (size: string): string => `inline-size: ${size}; block-size: ${size};`;

/** A chevron that points up and to the right, for a pseudo-element to turn. */
export const chevron = `
  content: "";
  box-sizing: border-box;
  ${square('0.4375rem')}
  border: solid;
  border-width: 2px 2px 0 0;
`;

/** A surface with an edge. */
export const panel = (radius: 'medium' | 'large'): string =>
  `border: 1px solid var(--line); border-radius: var(--radius-${radius}); background: var(--surface);`;

/** Above the link that covers a tile or a panel. */
export const aboveLink = 'position: relative; z-index: 1;';

/** A button without the browser's look. */
export const bareButton = 'border: 0; background: none; cursor: pointer;';

/** A button that draws a small sign, beyond which its target reaches: the focus is outlined around the sign. */
export const signButton = `
  ${square('2.75rem')}
  ${bareButton}
  padding: 0;
  color: var(--ink-muted);
  &&&:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/** A button without an edge, whose words are flush with those above it. */
export const flushButton = 'margin-inline: calc(-1px - var(--space-2)); padding-inline: var(--space-2);';

/** Secondary text. */
export const smallPrint = 'color: var(--ink-muted); font-size: var(--text-small);';

/** What has the focus is outlined as on the stage, which is dark by day too. */
export const onStage = '--focus: var(--stage-focus); --halo: var(--stage);';

/** The foot of a dialog. */
export const foot = 'background: var(--sunken); border-block-start: 1px solid var(--line);';

/** What hides an element from sight alone. */
export const hidden = `${square('1px')} padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap;`;

/** A link with a line of its own, as high as a target. Its focus line is within it, not across the text above. */
export const linkTarget = `
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding: 0.625rem;
  margin-inline: -0.625rem;
  &:focus-visible {
    outline-offset: -0.625rem;
    border-radius: 0.875rem;
    box-shadow: none;
  }
`;

/** Words of a service, which have a direction of their own. */
export const ofService = 'unicode-bidi: plaintext; [dir="rtl"] & { text-align: right; }';

/** Words on the brand's colour; forced colours would lay a patch behind them, and paper has no grounds. */
export const filled = `
  background: var(--brand);
  color: var(--on-brand);
  forced-color-adjust: none;
  @media print {
    background: none;
    color: var(--brand);
  }
`;
