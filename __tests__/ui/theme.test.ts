import { wcagContrast } from 'culori';
import { contrastPairs, usualTones } from '../../config/server/brand/palette';
import { themeProperties } from '../../src/ui/theme';
import { tileLooks } from '../../src/ui/tileLook';

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  it.each(contrastPairs)('shows %s on %s with a contrast of at least %d', (colour, ground, least) => {
    const tones = usualTones[scheme];
    expect(wcagContrast(tones[colour] ?? '', tones[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

it('Each family has a colour in both schemes and in forced colours', () => {
  const properties = themeProperties();
  for (const { area } of Object.values(tileLooks)) expect(properties.split(`--area-${area}:`)).toHaveLength(4);
});
