import type { PlainTextKey } from '../../texts/text';
export interface Slide {
  /** The key of its title. */
  readonly key: PlainTextKey;
  /** The path of its decorative picture, on a grid of 24 by 24. */
  readonly drawing: string;
  readonly paragraphs: readonly PlainTextKey[];
}

/** The six slides for members aged 65 and over (rule `onboarding.slides`). */
export const slides: readonly Slide[] = [
  {
    key: 'onboarding.news',
    drawing:
      'M4.5 11v8.5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V11M3.5 7.5h17V11h-17ZM12 7.5v13M12 7.5c-1.5-4-6-4-6-1.5 0 1.5 2 1.5 6 1.5Zm0 0c1.5-4 6-4 6-1.5 0 1.5-2 1.5-6 1.5Z',
    paragraphs: ['onboarding.newsMore', 'onboarding.newsSteps'],
  },
  {
    key: 'onboarding.check',
    drawing:
      'M12 20s-7.5-4.4-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10ZM5 12.5h4l1.5-3 3 5 1.5-2h4',
    paragraphs: ['onboarding.checkMade', 'onboarding.checkLooks'],
  },
  {
    key: 'onboarding.exercise',
    drawing: 'M12 3.5a8.5 8.5 0 1 1-8.5 8.5M12 7.5A4.5 4.5 0 1 1 7.5 12M12 11.4v1.2',
    paragraphs: ['onboarding.exercisePoints', 'onboarding.exerciseCap'],
  },
  {
    key: 'onboarding.miles',
    drawing:
      'M4 7h16a.5.5 0 0 1 .5.5V10a2 2 0 0 0 0 4v2.5a.5.5 0 0 1-.5.5H4a.5.5 0 0 1-.5-.5V14a2 2 0 0 0 0-4V7.5A.5.5 0 0 1 4 7Zm11 2.5-6 5m.5-4.5v.01m5 3.99v.01',
    paragraphs: ['onboarding.milesFurther'],
  },
  {
    key: 'onboarding.devices',
    drawing:
      'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM8.5 20h7M12 16.5V20M6.5 11h2.7l1.3-3 2.5 5 1.4-2h3.1',
    paragraphs: ['onboarding.devicesEye'],
  },
  {
    key: 'onboarding.watch',
    drawing:
      'M9 7h6a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Zm.3 0 .5-3.5h4.4l.5 3.5m-5.4 10 .5 3.5h4.4l.5-3.5M12 10v2.2l1.5 1',
    paragraphs: ['onboarding.watchFee', 'onboarding.watchApp'],
  },
];

export const LAST_SLIDE = slides.length - 1;
