import type { Session, User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import arAE from '../intl/generated/ar-AE/index.ts';
import { MobilityProvider, type MobilityProviderProps } from '../provider/MobilityProvider.tsx';
import { createTestSession } from '../testing/session.ts';
import { SignIn, type SignInProps } from './SignIn.tsx';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the examples are valid.
const session: Session = { access_token: 'token', user: rider as User };
const details = {
  name: 'Maya Chen',
  email: 'maya@example.org',
  phone: '+1 415 555 0134',
  password: 'harbour7',
};
const labels = { name: 'Full Name', email: 'Email', phone: 'Phone Number', password: 'Password' };

const show = async (
  answers: FakeAnswers = {},
  props: Partial<SignInProps> = {},
  language: Partial<MobilityProviderProps> = {},
) => {
  const { client, auth, alerts } = createTestSession(answers);
  await vi.waitFor(() => expect(auth.getSnapshot().matches('unauthenticated')).toBe(true));
  const raised: string[] = [];
  alerts.on('toast', ({ alert }) => raised.push(alert.message));
  const onClose = vi.fn();
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts} {...language}>
      <SignIn onClose={onClose} {...props} />
    </MobilityProvider>,
  );
  const user = userEvent.setup();
  const fill = async (values: Partial<typeof details>) => {
    for (const [name, value] of Object.entries(values)) {
      const input = field(labels[name as keyof typeof labels]);
      await user.clear(input);
      await user.type(input, value);
    }
  };
  return { auth, raised, onClose, user, fill };
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });
/** The invalid fields that the summary with the focus lists. */
const summarized = () =>
  [...(document.activeElement?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);

test('signs in once and closes when the session has a user', async () => {
  const answer = Promise.withResolvers<Session>();
  const login = vi.fn<NonNullable<FakeAnswers['login']>>(() => answer.promise);
  const { user, fill, onClose, auth } = await show({ login });
  await fill({ email: details.email, password: details.password });
  await user.click(press('Sign In'));
  const pending = await screen.findByRole('button', { name: 'Signing in...' });
  expect(pending.getAttribute('aria-disabled')).toBe('true');
  await user.click(pending);
  // Enter in a field submits the form itself.
  fireEvent.submit(document.querySelector('form') ?? pending);
  expect(login.mock.calls.map(([body]) => body)).toEqual([
    { email: details.email, password: details.password },
  ]);
  answer.resolve(session);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(auth.getSnapshot().context.user?.id).toBe(rider.id);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an incomplete form is not sent, raises an alert and moves the focus to the empty field', async () => {
  const login = vi.fn();
  const { user, fill, raised } = await show({ login });
  await fill({ email: details.email });
  await user.click(press('Sign In'));
  expect(login).not.toHaveBeenCalled();
  expect(raised).toEqual(['auth.fillAllFields']);
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please fill in this field')).not.toBeNull();
  expect(document.activeElement).toBe(field('Password'));
});

test('creates an account in the chosen role', async () => {
  const register = vi.fn<NonNullable<FakeAnswers['register']>>(async () => session);
  const { user, fill, onClose } = await show({ register }, { tab: 'signup' });
  await fill(details);
  await user.click(screen.getByRole('radio', { name: /^Driver/ }));
  await user.click(press('Create Account'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(register.mock.calls.map(([body]) => body)).toEqual([{ ...details, role: 'driver' }]);
});

test('a short password is refused', async () => {
  const register = vi.fn();
  const { user, fill, raised } = await show({ register }, { tab: 'signup' });
  await fill({ ...details, password: '12345' });
  await user.click(press('Create Account'));
  expect(register).not.toHaveBeenCalled();
  expect(raised).toEqual(['auth.passwordTooShort']);
  expect(summarized()).toEqual(['Password']);
});

test('every field with an issue is marked and listed in a summary with the focus, until it changes', async () => {
  const { user, fill, raised } = await show({}, { tab: 'signup' });
  await fill({ name: details.name, password: '12345' });
  await user.click(press('Create Account'));
  const invalid = () => Object.values(labels).filter((name) => field(name).getAttribute('aria-invalid'));
  expect(invalid()).toEqual(['Email', 'Phone Number', 'Password']);
  expect(summarized()).toEqual(['Email', 'Phone Number', 'Password']);
  expect(raised).toEqual(['auth.fillAllFields']);
  await user.click(press('Password'));
  expect(document.activeElement).toBe(field('Password'));
  await fill({ password: details.password });
  expect(invalid()).toEqual(['Email', 'Phone Number']);
  expect(screen.queryByRole('button', { name: 'Password' })).toBeNull();
});

test('a common password gets a hint and is accepted', async () => {
  const register = vi.fn<NonNullable<FakeAnswers['register']>>(async () => session);
  const { user, fill } = await show({ register }, { tab: 'signup' });
  await fill({ ...details, password: 'abc123' });
  expect(screen.getByText('This password is easy to guess')).not.toBeNull();
  await user.click(press('Create Account'));
  expect(register).toHaveBeenCalledOnce();
});

test('an e-mail address or phone number that the server refuses is marked at its field only', async () => {
  const register = vi.fn<NonNullable<FakeAnswers['register']>>(() =>
    Promise.reject({ kind: 'http', status: 422, detail: [{ msg: 'email must be a valid e-mail address' }] }),
  );
  const { user, fill, raised } = await show({ register }, { tab: 'signup' });
  await fill({ ...details, email: 'not-an-email', phone: 'call me' });
  await user.click(press('Create Account'));
  expect(await screen.findByText('Please enter a valid e-mail address')).not.toBeNull();
  expect(field('Password').getAttribute('aria-invalid')).toBeNull();
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(summarized()).toEqual(['Email', 'Phone Number']);
  await fill({ email: details.email });
  await user.click(press('Create Account'));
  expect(await screen.findByText('Please enter a valid phone number')).not.toBeNull();
  expect(screen.queryByText('Please enter a valid e-mail address')).toBeNull();
  expect(summarized()).toEqual(['Phone Number']);
  expect(register).toHaveBeenCalledTimes(2);
  expect(raised).toEqual(['auth.registrationFailed', 'auth.registrationFailed']);
  expect(field('Full Name').maxLength).toBe(100);
});

test('the field of an e-mail address that is taken shows the refusal and gets the focus', async () => {
  const register = vi.fn<NonNullable<FakeAnswers['register']>>(() =>
    Promise.reject({ kind: 'http', status: 409, code: 'email_taken', detail: 'Email already registered' }),
  );
  const { user, fill, raised } = await show({ register }, { tab: 'signup' });
  await fill(details);
  await user.click(press('Create Account'));
  await screen.findByText('Email already registered');
  expect(document.activeElement).toBe(field('Email'));
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(raised).toEqual(['auth.registrationFailed']);
  await user.click(press('Create Account'));
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(register).toHaveBeenCalledTimes(2);
  await fill({ email: 'other@example.org' });
  expect(field('Email').getAttribute('aria-invalid')).toBeNull();
});

test('switching clears the form, by tab and by link', async () => {
  const { user, fill } = await show();
  await fill({ email: details.email });
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(field('Email').value).toBe('');
  await fill({ email: details.email });
  await user.click(press('Login'));
  expect(field('Email').value).toBe('');
});

test('Sign Up offers rider and driver, starting with the requested role', async () => {
  await show({}, { tab: 'signup', role: 'driver' });
  const roles = screen.getAllByRole<HTMLInputElement>('radio');
  expect(roles.map(({ value, checked }) => [value, checked])).toEqual([
    ['rider', false],
    ['driver', true],
  ]);
});

test('the server’s refusal is shown beside the submitted form only', async () => {
  const login = () => Promise.reject({ kind: 'http', status: 401, detail: 'Invalid credentials' });
  const { user, fill } = await show({ login });
  await fill({ email: details.email, password: details.password });
  await user.click(press('Sign In'));
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials');
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a wrong password and a wrong code are marked at their field, which gets the focus with its text selected', async () => {
  const refused = (code: string, detail: string) => ({ kind: 'http', status: 401, code, detail });
  const login = vi
    .fn<NonNullable<FakeAnswers['login']>>()
    .mockRejectedValueOnce(refused('invalid_credentials', 'Invalid email or password'))
    .mockRejectedValueOnce({ kind: 'http', status: 401, code: 'two_factor_required' })
    .mockRejectedValueOnce(refused('invalid_code', 'The code is wrong'));
  const { user, fill } = await show({ login });
  await fill({ email: details.email, password: details.password });
  const isSelected = (input: HTMLInputElement) =>
    document.activeElement === input &&
    input.selectionStart === 0 &&
    input.selectionEnd === input.value.length;
  await user.click(press('Sign In'));
  await waitFor(() => expect(isSelected(field('Password'))).toBe(true));
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  const described = field('Password').getAttribute('aria-describedby') ?? '';
  expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Invalid email or password',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(press('Sign In'));
  await user.type(await screen.findByLabelText('Code'), '492039');
  await user.click(press('Sign In'));
  await waitFor(() => expect(field('Code').getAttribute('aria-invalid')).toBe('true'));
  expect(isSelected(field('Code'))).toBe(true);
});

test('only the alert says that an account is locked, and the form does not repeat it', async () => {
  const locked = { kind: 'http', status: 403, code: 'account_locked', detail: 'Your account is locked' };
  const { user, fill, raised } = await show({ login: () => Promise.reject(locked) });
  await fill({ email: details.email, password: details.password });
  await user.click(press('Sign In'));
  await waitFor(() => expect(raised).toEqual(['auth.loginFailed']));
  await waitFor(() => expect(press('Sign In').getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByText('Your account is locked')).toBeNull();
});

test('the password can be shown and hidden', async () => {
  const { user } = await show();
  expect(field('Password').type).toBe('password');
  await user.click(press('Show password'));
  expect(field('Password').type).toBe('text');
  await user.click(press('Hide password'));
  expect(field('Password').type).toBe('password');
});

test('closing withdraws a form under way', async () => {
  const { user, fill, onClose, auth } = await show({ login: () => new Promise(() => {}) });
  await fill({ email: details.email, password: details.password });
  await user.click(press('Sign In'));
  await user.click(press('Close'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(auth.getSnapshot().matches({ unauthenticated: 'idle' })).toBe(true);
});

test('the dialog is shown in Arabic', async () => {
  await show({}, { tab: 'signup' }, { locale: 'ar-AE', messages: arAE });
  expect(screen.getByRole('dialog', { name: 'أنشئ حسابك' })).toBeDefined();
  expect(screen.getByLabelText('الاسم الكامل')).toBeDefined();
});

test('an account with two-factor authentication asks for the code after the password', async () => {
  const login = vi
    .fn<NonNullable<FakeAnswers['login']>>()
    .mockRejectedValueOnce({ kind: 'http', status: 401, code: 'two_factor_required' })
    .mockResolvedValueOnce(session);
  const { user, fill, raised, onClose } = await show({ login });
  await fill({ email: details.email, password: details.password });
  await user.click(press('Sign In'));
  await user.type(await screen.findByLabelText('Code'), '492039');
  await user.click(press('Sign In'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(raised.filter((message) => message === 'auth.loginFailed')).toEqual([]);
  expect(login.mock.calls.at(-1)?.[0]).toEqual({
    email: details.email,
    password: details.password,
    one_time_code: '492039',
  });
});

test('a forgotten password starts with the typed address, and leads back to the form', async () => {
  const requestPasswordReset = vi.fn<NonNullable<FakeAnswers['requestPasswordReset']>>(async () => ({
    message: '',
  }));
  const { user, fill } = await show({ requestPasswordReset });
  await fill({ email: details.email });
  await user.click(press('Forgot password?'));
  await user.click(await screen.findByRole('button', { name: 'Send link' }));
  await screen.findByText(/a link is on its way/);
  expect(requestPasswordReset.mock.calls.map(([body]) => body)).toEqual([{ email: details.email }]);
  await user.click(press('Back to sign-in'));
  expect(field('Email').value).toBe(details.email);
});
