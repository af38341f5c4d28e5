/** The condition of the mobile layout: below 991 px. */
export const mobileLayout = '(max-width: 990.98px)';

/**
 * When the rewards are a column beside the products: from the end of the mobile layout, and proportionally wider with
 * larger text.
 */
export const railLayout = '(min-width: 991px) and (min-width: 61.9375em)';

/** When carousels and their placeholders show one item at once: below 767 px. */
export const oneItemWide = '(max-width: 766.98px)';
