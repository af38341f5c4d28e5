import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { readRuntimeConfiguration } from '../../src/platform/runtimeConfigurationReader';

const read = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="runtime-configuration"></script>';
  const element = document.getElementById('runtime-configuration');
  if (element) element.textContent = text;
  return readRuntimeConfiguration(document);
};

describe('the runtime configuration of the page', () => {
  it.each(['{}', JSON.stringify(defaultConfiguration)])('is the default if nothing is changed: %.20s', async (text) => {
    expect(await read(text)).toEqual({ configuration: defaultConfiguration, problems: [] });
  });

  it('contains what is set', async () => {
    const { configuration, problems } = await read('{"location":"path","logger":{"serverLevel":7}}');
    expect(configuration.location).toBe('path');
    expect(configuration.logger).toEqual({ ...defaultConfiguration.logger, serverLevel: 7 });
    expect(problems).toEqual([]);
  });

  it('is taken as it stands if the server has checked it', async () => {
    const checked = { ...defaultConfiguration, title: 'Checked' };
    document.body.innerHTML = '<script type="application/json" id="runtime-configuration" data-checked></script>';
    const element = document.getElementById('runtime-configuration');
    if (element) element.textContent = JSON.stringify(checked);
    expect(await readRuntimeConfiguration(document)).toEqual({ configuration: checked, problems: [] });
  });

  it('falls back key by key if a value is bad, and names it', async () => {
    const { configuration, problems } = await read('{"timeoutMs":"soon","callCentrePhone":"0800 111 222"}');
    expect(configuration.timeoutMs).toBe(60_000);
    expect(configuration.callCentrePhone).toBe('0800 111 222');
    expect(problems.map(({ key }) => key)).toEqual(['timeoutMs']);
  });

  it('ignores unknown keys', async () => {
    expect((await read('{"futureKey":1,"logger":{"futureKey":2}}')).problems).toEqual([]);
  });

  it.each(['', '{', 'null', '[]'])('is the default if the text is %j, and reports that', async (text) => {
    const { configuration, problems } = await read(text);
    expect(configuration).toEqual(defaultConfiguration);
    expect(problems).toHaveLength(1);
  });

  it('is the default if the page has none, and reports what is wrong', async () => {
    expect((await read('{')).problems).toEqual([{ key: '(root)', reason: 'is not JSON' }]);
    document.body.innerHTML = '';
    expect(await readRuntimeConfiguration(document)).toEqual({
      configuration: defaultConfiguration,
      problems: [{ key: '(root)', reason: 'the page has no runtime configuration' }],
    });
  });
});
