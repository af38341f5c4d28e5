import { fireEvent, screen } from '@testing-library/react';
import { HelpFooter } from '../../src/app/HelpFooter';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { keepLanguage } from '../../src/platform/document';
import type { ConfigurationPart } from '../../src/state/configuration';
import { navigationSaga } from '../../src/state/navigation/saga';
import { type SessionPart, sessionReducer } from '../../src/state/session/slice';
import { text } from '../../src/texts/text';
import { configurationReducer, fakeServices } from '../support/builders';
import { createWorld, settle } from '../support/world';

const open = (languages: readonly string[]) => {
  const done: string[] = [];
  const { services } = fakeServices();
  const portal = createWorld<ConfigurationPart & SessionPart>(
    { reducer: { configuration: configurationReducer, session: sessionReducer }, sagas: [navigationSaga] },
    {
      initial: { configuration: { ...defaultConfiguration, languages } },
      services: {
        navigation: { ...services.navigation, reload: () => done.push('reload') },
        keepLanguage: (language) => done.push(language),
      },
    },
  );
  portal.show(<HelpFooter />);
  return done;
};

// Rule `texts.choice`.
describe('The choice of a language', () => {
  it('is not there if there is only one', () => {
    open(['en']);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('names each in its own language, stores the chosen one and reloads the page', async () => {
    const done = open(['en', 'af']);
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    const afrikaans = screen.getByRole('button', { name: 'Afrikaans' });
    expect(afrikaans.closest('[lang]')).toHaveAttribute('lang', 'af');
    fireEvent.click(afrikaans);
    await settle();
    expect(done).toEqual(['af', 'reload']);
  });

  it('stays in a cookie, which the server reads', () => {
    keepLanguage(document, 'af');
    expect(document.cookie).toContain('portal_language=af');
  });
});

it('The words beside the name have the direction of their own language, where the others stand', () => {
  open(['en']);
  const words = screen.getByText(text('start.description'));
  expect(words.localName).toBe('bdi');
  expect(words.closest('p')).not.toHaveAttribute('dir');
});
