import {
  areas,
  type ColourScheme,
  darkScheme,
  goals,
  lightScheme,
  stageColours,
  themeProperties,
} from '../../src/ui/theme';

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

describe.each<[string, ColourScheme]>([
  ['light', lightScheme],
  ['dark', darkScheme],
])('the %s scheme', (_, scheme) => {
  it.each([
    ['ink', ['canvas', 'surface', 'sunken', 'dangerSurface']],
    ['inkMuted', ['canvas', 'surface', 'sunken']],
    ['brand', ['canvas', 'surface', 'sunken', 'dangerSurface']],
    ['brandStrong', ['sunken', 'brandSoft']],
    ['onBrand', ['brand', 'brandStrong']],
    ['danger', ['dangerSurface', 'surface']],
    ['success', ['surface']],
    ['sunInk', ['sunSoft']],
    ['stage', ['sun']],
  ] as const)('shows text in %s on %j with a contrast of at least 4.5', (text, grounds) => {
    for (const ground of grounds) expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the edges of controls with a contrast of at least 3', () => {
    for (const ground of [scheme.canvas, scheme.surface, scheme.sunken]) {
      expect(contrast(scheme.outline, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(scheme.focus, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(areas)('shows the colour of the family %s with a contrast of at least 4.5 on a tile', (area) => {
    expect(contrast(scheme.areas[area], scheme.surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows words on the stage with a contrast of at least 4.5, and medals with one of 3', () => {
    for (const ground of [scheme.stage, scheme.stageDeep, scheme.stageRaised]) {
      for (const text of [stageColours.ink, stageColours.muted, scheme.sun]) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const medal of Object.values(stageColours.medals)) {
      expect(contrast(medal, scheme.stageRaised)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(goals)('shows the ring of %s with a contrast of at least 3 on the stage and on its own track', (goal) => {
    for (const ground of [scheme.stage, stageColours.track]) {
      expect(contrast(stageColours.rings[goal], ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

it('The custom properties have words with hyphens, and a colour for each family in both schemes and forced colours', () => {
  const properties = themeProperties();
  expect(properties).toContain(`--ink-muted:${lightScheme.inkMuted};`);
  for (const area of areas) expect(properties.split(`--area-${area}:`)).toHaveLength(4);
});
