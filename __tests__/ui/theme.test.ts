import { wcagContrast } from 'culori';
import { contrastPairs, usualTones } from '../../config/server/brand/palette';
import { lightScheme, themeProperties } from '../../src/ui/theme';

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  it.each(contrastPairs)('shows %s on %s with a contrast of at least %d', (colour, ground, least) => {
    const tones = usualTones[scheme];
    expect(wcagContrast(tones[colour] ?? '', tones[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

it('The custom properties have words with hyphens, and a colour for each family in both schemes and forced colours', () => {
  const properties = themeProperties();
  expect(properties).toContain(`--ink-muted:${lightScheme.inkMuted};`);
  for (const area of Object.keys(lightScheme.areas)) expect(properties.split(`--area-${area}:`)).toHaveLength(4);
});
