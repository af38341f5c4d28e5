import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { leaveToSignOut } from '../../src/platform/signOut';

const submitted = jest.fn();

beforeEach(() => {
  submitted.mockClear();
  document.body.replaceChildren();
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submitted);
});

const fieldsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]));

const leave = (session: Partial<typeof defaultConfiguration.session>, cookies = 'XSRF-TOKEN=a%20token') => {
  const location = { href: 'http://localhost/' };
  leaveToSignOut({ location, document }, { ...defaultConfiguration.session, ...session }, cookies);
  const form = document.querySelector('form');
  return {
    href: location.href,
    form: form && { method: form.method, action: form.action, fields: fieldsOf(form) },
  };
};

// Rule `session.form`.
describe('Leaving to sign out', () => {
  it('follows a link, without a form', () => {
    expect(leave({ signOutUrl: 'https://login.example/out?a=b' })).toEqual({
      href: 'https://login.example/out?a=b',
      form: null,
    });
  });

  it('sends a form with the forgery token in the configured field', () => {
    expect(leave({ signOutUrl: '/logout', signOutMethod: 'post', tokenField: '_csrf' })).toEqual({
      href: 'http://localhost/',
      form: { method: 'post', action: 'http://localhost/logout', fields: { _csrf: 'a token' } },
    });
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('sends the token to no other origin, and none if there is none', () => {
    const post = { signOutMethod: 'post' as const };
    expect(leave({ ...post, signOutUrl: 'https://login.example/out' }).form?.fields).toEqual({});
    document.body.replaceChildren();
    expect(leave({ ...post, signOutUrl: '/logout' }, '').form?.fields).toEqual({});
  });

  it('goes nowhere if no address is configured', () => {
    expect(leave({ signOutUrl: '' })).toEqual({ href: 'http://localhost/', form: null });
  });
});
