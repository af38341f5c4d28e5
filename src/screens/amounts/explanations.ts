/** What one kind of amount means, for a member who has never heard of it. */
export interface Explanation {
  readonly term: string;
  readonly words: string;
}

/** The kinds of amounts on the screens, in the order in which a member meets them. */
export const explanations: readonly Explanation[] = [
  {
    term: 'Total cover',
    words:
      'What your life insurance pays out in all if the insured person dies. With several policies it is their sum, for each currency by itself. It is not money that you can draw today.',
  },
  {
    term: 'Medical savings account',
    words:
      'Money in your medical aid that is yours for day-to-day care, such as a visit to a doctor or medicine from a pharmacy. What you spend on care is taken from it until it is used up.',
  },
  {
    term: 'Miles',
    words:
      'Points of the rewards programme that you have earned and not spent yet. You spend them on rewards and discounts; they are not money, and not a distance.',
  },
  {
    term: 'Plays',
    words:
      'Turns in the game of Active Rewards that you have earned by reaching your goals. Each play can win you a reward. A play that you have used no longer counts.',
  },
];
