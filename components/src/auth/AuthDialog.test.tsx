import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthDialog, type AuthDialogProps } from './AuthDialog.tsx';

afterEach(cleanup);

const setUp = (props: Partial<AuthDialogProps> = {}) => {
  const calls = { onClose: vi.fn(), onLogin: vi.fn(), onRegister: vi.fn(), onInvalid: vi.fn() };
  const dialog = (change: Partial<AuthDialogProps> = {}) => (
    <AuthDialog isOpen status="idle" {...calls} {...props} {...change} />
  );
  const { rerender } = render(dialog());
  return {
    ...calls,
    user: userEvent.setup(),
    change: (next: Partial<AuthDialogProps>) => rerender(dialog(next)),
  };
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('signs in with e-mail and password', async () => {
  const { user, onLogin } = setUp();
  await user.type(field('Email'), 'maya@example.org');
  await user.type(field('Password'), 'harbour7');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(onLogin).toHaveBeenCalledExactlyOnceWith({ email: 'maya@example.org', password: 'harbour7' });
});

test('an incomplete form is not sent, says why and leads to the gap', async () => {
  const { user, onLogin, onInvalid } = setUp();
  await user.type(field('Email'), 'maya@example.org');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(onLogin).not.toHaveBeenCalled();
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith('auth.fillAllFields');
  expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields');
  expect(document.activeElement).toBe(field('Password'));
});

test('creates an account in the chosen role', async () => {
  const { user, onRegister } = setUp({ initialTab: 'signup' });
  await user.type(field('Full Name'), 'Maya Chen');
  await user.type(field('Email'), 'maya@example.org');
  await user.type(field('Phone Number'), '+1 415 555 0134');
  await user.click(screen.getByRole('radio', { name: /^Driver/ }));
  await user.type(field('Password'), 'harbour7');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(onRegister).toHaveBeenCalledExactlyOnceWith({
    name: 'Maya Chen',
    email: 'maya@example.org',
    phone: '+1 415 555 0134',
    role: 'driver',
    password: 'harbour7',
  });
});

test('a short password is refused', async () => {
  const { user, onRegister, onInvalid } = setUp({ initialTab: 'signup' });
  for (const name of ['Full Name', 'Email', 'Phone Number']) await user.type(field(name), 'x');
  await user.type(field('Password'), '12345');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(onRegister).not.toHaveBeenCalled();
  expect(onInvalid).toHaveBeenCalledWith('auth.passwordTooShort');
  expect(document.activeElement).toBe(field('Password'));
});

test('what the server would refuse is marked at its field', async () => {
  const { user, onRegister, onInvalid } = setUp({ initialTab: 'signup' });
  await user.type(field('Full Name'), 'Maya Chen');
  await user.type(field('Email'), 'not-an-email');
  await user.type(field('Phone Number'), 'call me');
  await user.type(field('Password'), 'harbour7');
  const create = screen.getByRole('button', { name: 'Create Account' });
  await user.click(create);
  expect(screen.getByText('Please enter a valid e-mail address')).not.toBeNull();
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Email'));
  await user.clear(field('Email'));
  await user.type(field('Email'), 'maya@example.org');
  await user.click(create);
  expect(screen.queryByText('Please enter a valid e-mail address')).toBeNull();
  expect(screen.getByText('Please enter a valid phone number')).not.toBeNull();
  expect(document.activeElement).toBe(field('Phone Number'));
  expect(onInvalid.mock.calls).toEqual([['auth.invalidEmail'], ['auth.invalidPhone']]);
  expect(onRegister).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Full Name').maxLength).toBe(100);
});

test('switching clears the form, by tab and by link', async () => {
  const { user } = setUp();
  await user.type(field('Email'), 'maya@example.org');
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(field('Email').value).toBe('');
  await user.type(field('Email'), 'maya@example.org');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(field('Email').value).toBe('');
});

test('admins cannot sign themselves up', () => {
  setUp({ initialTab: 'signup', initialRole: 'driver' });
  const roles = screen.getAllByRole<HTMLInputElement>('radio');
  expect(roles.map(({ value, checked }) => [value, checked])).toEqual([
    ['rider', false],
    ['driver', true],
  ]);
});

test('while submitting it says so and cannot be sent again', async () => {
  const { user, onLogin } = setUp({ status: 'loggingIn' });
  const button = screen.getByRole('button', { name: 'Signing in...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.type(field('Email'), 'a');
  await user.type(field('Password'), 'b');
  await user.click(button);
  // Enter in a field submits the form itself.
  fireEvent.submit(document.querySelector('form') ?? button);
  expect(onLogin).not.toHaveBeenCalled();
});

test('the server’s answer stands beside the form that asked, not beside the other', async () => {
  const { user, change } = setUp();
  await user.type(field('Email'), 'a');
  await user.type(field('Password'), 'b');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  change({ problem: 'Invalid credentials' });
  expect(screen.getByRole('alert').textContent).toBe('Invalid credentials');
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the password can be shown and hidden', async () => {
  const { user } = setUp();
  expect(field('Password').type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password').type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password').type).toBe('password');
});

test('opens afresh on the tab that is asked for', async () => {
  const { user, change } = setUp();
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  change({ isOpen: false });
  change({ isOpen: true });
  expect(screen.getByRole('tab', { name: 'Login' }).getAttribute('aria-selected')).toBe('true');
});
