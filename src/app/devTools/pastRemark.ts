/** What the announcer says to a click on a page of the past (rule `past.click`). */
export const PAST_REMARK = 'This is an earlier state of the page. Nothing happens until you are back to now.';

// Screen readers do not speak a text that does not change.
const NO_BREAK_SPACE = '\u00a0';

/** The remark to the next click, so that it is spoken again. */
export const nextRemark = (before: string): string =>
  before === PAST_REMARK ? PAST_REMARK + NO_BREAK_SPACE : PAST_REMARK;
