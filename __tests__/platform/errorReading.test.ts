import { messageOf, stackOf } from '../../src/platform/errorReading';
import { hostileValues } from './hostileValues';

describe('reading an error', () => {
  it('returns its message and its stack', () => {
    const error = new Error('broken');
    expect(messageOf(error)).toBe('broken');
    expect(stackOf(error)).toBe(error.stack);
    expect(stackOf('a text')).toBe('');
  });

  it.each(hostileValues())('survives %s', (_, thrown) => {
    expect(messageOf(thrown)).toMatch(/./);
    expect(typeof stackOf(thrown)).toBe('string');
  });
});
