/** The subject of a slide's picture. */
export type SlideDrawing = 'gift' | 'health' | 'rings' | 'ticket' | 'monitor' | 'watch';

/** One slide of the onboarding. */
export interface Slide {
  readonly title: string;
  readonly drawing: SlideDrawing;
  readonly paragraphs: readonly string[];
}

/** The six slides for members aged 65 and over (rule `onboarding.slides`). */
export const slides: readonly Slide[] = [
  {
    title: "What's new",
    drawing: 'gift',
    paragraphs: [
      'Your rewards programme has more for members aged 65 and over.',
      'The next pages show what has changed for you, one step at a time.',
    ],
  },
  {
    title: 'Health check for 65+',
    drawing: 'health',
    paragraphs: [
      'There is a health check made for members aged 65 and over.',
      'It looks at what matters most at your age.',
    ],
  },
  {
    title: 'Active Rewards exercise goal',
    drawing: 'rings',
    paragraphs: [
      'Earn 100 points for more than 7 500 steps a day.',
      'With the monthly steps cap removed, every active day counts towards your goal.',
    ],
  },
  { title: 'Miles discount', drawing: 'ticket', paragraphs: ['Your Miles go further: get 25% off redemptions.'] },
  {
    title: 'Monitoring-device discounts',
    drawing: 'monitor',
    paragraphs: ['Keep an eye on your health at home with up to 50% off devices.'],
  },
  {
    title: 'Smartwatch activation fee back',
    drawing: 'watch',
    paragraphs: ['Get the activation fee of your smartwatch back.', 'Download the app to get started.'],
  },
];

/** The index of the last slide, from 0. */
export const LAST_SLIDE = slides.length - 1;
