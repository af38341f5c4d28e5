/** The name of the Trusted Types policy by which webpack's runtime loads chunks; the page's policy list names it. */
export const TRUSTED_TYPES_POLICY = 'portfolio-ui-chunks';
