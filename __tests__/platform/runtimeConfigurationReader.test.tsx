import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { readRuntimeConfiguration } from '../../src/platform/runtimeConfigurationReader';

const read = (text: string, checked = '') => {
  document.body.innerHTML = `<script type="application/json" id="runtime-configuration" ${checked}></script>`;
  const element = document.getElementById('runtime-configuration');
  if (element) element.textContent = text;
  return readRuntimeConfiguration(document);
};

describe('the runtime configuration of the page', () => {
  it.each(['{}', JSON.stringify(defaultConfiguration)])('is the default if nothing is changed: %.20s', async (text) => {
    expect(await read(text)).toEqual({ configuration: defaultConfiguration, problems: [] });
  });

  it('is taken as it stands if the server has checked it', async () => {
    const checked = { ...defaultConfiguration, title: 'Checked' };
    expect(await read(JSON.stringify(checked), 'data-checked')).toEqual({ configuration: checked, problems: [] });
  });

  it('falls back key by key if a value is bad, and names it, but no key that is not known yet', async () => {
    const { configuration, problems } = await read(
      '{"timeoutMs":"soon","callCentrePhone":"0800 111 222","futureKey":1,"logger":{"serverLevel":7,"futureKey":2}}',
    );
    const logger = { ...defaultConfiguration.logger, serverLevel: 7 };
    expect(configuration).toEqual({ ...defaultConfiguration, callCentrePhone: '0800 111 222', logger });
    expect(problems.map(({ key }) => key)).toEqual(['timeoutMs']);
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
