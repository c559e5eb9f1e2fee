import type { Balance, LoginSession, Message, MyData, User } from '@mobility/openapi';
import session from '@mobility/openapi/examples/LoginSession.json' with { type: 'json' };
import setup from '@mobility/openapi/examples/TwoFactorSetup.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import deDE from '../../intl/generated/de-DE/index.ts';
import { MobilityProvider, type MobilityProviderProps } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { KeepAccount } from './KeepAccount.tsx';
import { LoginActivity } from './LoginActivity.tsx';
import { TwoFactor } from './TwoFactor.tsx';
import { useAccount } from './use-account.ts';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the examples are valid.
const user = rider as User;

type Language = Pick<MobilityProviderProps, 'locale' | 'messages'>;

const show = async (content: ReactNode, answers: FakeAnswers = {}, language: Language = {}) => {
  const session = createTestSession({ getCurrentUser: async () => user, ...answers }, 'token');
  const { client, auth, alerts, queryClient } = session;
  await vi.waitFor(() => expect(auth.getSnapshot().matches('authenticated')).toBe(true));
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts} queryClient={queryClient} {...language}>
      {content}
    </MobilityProvider>,
  );
  return { ...session, pointer: userEvent.setup() };
};
const type = async (label: string | RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};
const press = (name: string) => screen.getByRole('button', { name });

test('a balance is given up in words before the account is deleted, and the user is then signed out', async () => {
  const deleteAccount = vi.fn<NonNullable<FakeAnswers['deleteAccount']>>(async () => ({ message: '' }));
  const balance: Balance = { current_balance: 12.3, recent_transactions: [] };
  const onClose = vi.fn();
  const { auth, alerts, pointer } = await show(<DeleteAccount onClose={onClose} />, {
    deleteAccount,
    getMyBalance: async () => balance,
  });
  const messages: string[] = [];
  alerts.on('toast', ({ alert }) => messages.push(alert.message));
  await type('Type “I give up 12.30”', 'yes');
  await type('Password', 'mobility');
  await pointer.click(press('Delete Account'));
  await screen.findByText('Please type the words exactly as shown');
  expect(deleteAccount).not.toHaveBeenCalled();
  await type('Type “I give up 12.30”', 'i give up 12.30');
  await pointer.click(press('Delete Account'));
  await waitFor(() => expect(auth.getSnapshot().matches('unauthenticated')).toBe(true));
  expect(deleteAccount.mock.calls.map(([body]) => body)).toEqual([
    { password: 'mobility', waived_balance: 12.3 },
  ]);
  expect(onClose).toHaveBeenCalled();
  expect(messages).toEqual(['account.deletionScheduled']);
});

test('a balance is given up in the words of the page’s language, with the amount as it writes it', async () => {
  const deleteAccount = vi.fn<NonNullable<FakeAnswers['deleteAccount']>>(async () => ({ message: '' }));
  const balance: Balance = { current_balance: 1_225.5, recent_transactions: [] };
  const answers = { deleteAccount, getMyBalance: async () => balance };
  const german = { locale: 'de-DE', messages: deDE } as const;
  const { pointer } = await show(<DeleteAccount onClose={vi.fn()} />, answers, german);
  await type('Schreiben Sie „Ich verzichte auf 1.225,50“', 'ich verzichte auf 1.225,50');
  await type('Passwort', 'mobility');
  await pointer.click(press('Konto löschen'));
  await waitFor(() =>
    expect(deleteAccount.mock.calls.map(([body]) => body)).toEqual([
      { password: 'mobility', waived_balance: 1_225.5 },
    ]),
  );
});

test('two-factor authentication is turned on by password and code, and shows the recovery codes', async () => {
  const confirmTwoFactor = vi.fn<NonNullable<FakeAnswers['confirmTwoFactor']>>(async () => ({
    recovery_codes: ['7K2M-Q9XD-4TRA'],
  }));
  const onClose = vi.fn();
  const { pointer } = await show(<TwoFactor onClose={onClose} />, {
    getTwoFactor: async () => ({ enabled: confirmTwoFactor.mock.calls.length > 0 }),
    startTwoFactor: async () => setup,
    confirmTwoFactor,
  });
  await type('Password', 'mobility');
  await pointer.click(press('Continue'));
  const code = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1_000);
  expect(screen.getByText(setup.secret)).toBeDefined();
  await type('Code', '492039');
  await pointer.click(press('Turn on'));
  await screen.findByText('7K2M-Q9XD-4TRA');
  await pointer.click(press('Done'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(confirmTwoFactor.mock.calls.map(([body]) => body)).toEqual([{ code: '492039' }]);
});

test('the account is kept once, however fast the button is pressed', async () => {
  const leaving = { ...user, deletion_due_at: '2026-12-05T16:06:00.000Z' };
  const keepAccount = vi.fn(async () => ({ ...user, deletion_due_at: null }));
  await show(<KeepAccount />, { getCurrentUser: async () => leaving, keepAccount });
  const button = await screen.findByRole('button', { name: 'Keep my account' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(keepAccount).toHaveBeenCalledOnce();
});

test('a device is signed out once, however fast its button is pressed, and another one meanwhile', async () => {
  const answer = Promise.withResolvers<Message>();
  const revokeSession = vi.fn<NonNullable<FakeAnswers['revokeSession']>>(() => answer.promise);
  const on = (id: string, device: string): LoginSession => ({ ...session, id, device, current: false });
  await show(<LoginActivity onClose={() => undefined} />, {
    listSessions: async () => [on('phone', 'Phone'), on('tablet', 'Tablet')],
    revokeSession,
  });
  const phone = await screen.findByRole('button', { name: /Phone/ });
  fireEvent.click(phone);
  fireEvent.click(phone);
  fireEvent.click(screen.getByRole('button', { name: /Tablet/ }));
  await waitFor(() => expect(revokeSession.mock.calls.map(([id]) => id)).toEqual(['phone', 'tablet']));
});

test('the button that signs a device out is described by the time of its sign-in', async () => {
  const on = (id: string, created_at: string): LoginSession => ({
    ...session,
    id,
    created_at,
    current: false,
  });
  const times = ['2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'] as const;
  await show(<LoginActivity onClose={() => undefined} />, {
    listSessions: async () => times.map((time) => on(time, time)),
  });
  const buttons = await screen.findAllByRole('button', { name: /^Sign out/ });
  const described = buttons.map(
    (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toEqual([
    expect.stringMatching(/^Signed in Nov 20/),
    expect.stringMatching(/^Signed in Nov 21/),
  ]);
});

const Rows = () => {
  const { rows } = useAccount(true);
  return (
    <button type="button" onClick={() => rows.onOpen('downloadData')}>
      Download
    </button>
  );
};

test('the data of a user is downloaded once, however fast its row is pressed', async () => {
  const downloadMyData = vi.fn(() => Promise.withResolvers<MyData>().promise);
  await show(<Rows />, { downloadMyData });
  fireEvent.click(press('Download'));
  fireEvent.click(press('Download'));
  await waitFor(() => expect(downloadMyData).toHaveBeenCalled());
  expect(downloadMyData).toHaveBeenCalledOnce();
});

test('a user whose account is about to be deleted keeps it', async () => {
  const leaving = { ...user, deletion_due_at: '2026-12-05T16:06:00.000Z' };
  const keepAccount = vi.fn(async () => ({ ...user, deletion_due_at: null }));
  const { auth, pointer } = await show(<KeepAccount />, { getCurrentUser: async () => leaving, keepAccount });
  await screen.findByText(/December 5, 2026/);
  await pointer.click(press('Keep my account'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(auth.getSnapshot().context.user?.deletion_due_at).toBeNull();
});

const refusedBy = (code: string, detail: string) => () =>
  Promise.reject({ kind: 'http', status: 403, code, detail });
const wrongPassword = refusedBy('wrong_password', 'Refused by the server');
const wrongCode = refusedBy('two_factor_code_invalid', 'Refused by the server');

/** The text stands once, at its field, which has the focus. */
const expectRefusal = async (label: string, text: string): Promise<void> => {
  await screen.findByText(text);
  const field = screen.getByLabelText(label);
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toContain(screen.getByText(text).id);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('Refused by the server')).toBeNull();
};

test('a wrong password and a wrong code are told at their fields while two-factor authentication is set up', async () => {
  const startTwoFactor = vi.fn<NonNullable<FakeAnswers['startTwoFactor']>>(async () => setup);
  const { pointer } = await show(<TwoFactor onClose={() => undefined} />, {
    getTwoFactor: async () => ({ enabled: false }),
    startTwoFactor: startTwoFactor.mockImplementationOnce(wrongPassword),
    confirmTwoFactor: wrongCode,
  });
  await type('Password', 'wrong');
  await pointer.click(press('Continue'));
  await expectRefusal('Password', 'Your current password is not correct');
  await type('Password', 'mobility');
  await pointer.click(press('Continue'));
  await type('Code', '000000');
  await pointer.click(press('Turn on'));
  await expectRefusal('Code', 'This code is not correct');
});

test.each([
  ['Password', wrongPassword, 'Your current password is not correct'],
  ['Code', wrongCode, 'This code is not correct'],
])(
  'a wrong %s is told at its field when two-factor authentication is turned off',
  async (label, disableTwoFactor, text) => {
    const { pointer } = await show(<TwoFactor onClose={() => undefined} />, {
      getTwoFactor: async () => ({ enabled: true }),
      disableTwoFactor,
    });
    await type('Password', 'wrong');
    await type('Code', '000000');
    await pointer.click(press('Turn off'));
    await expectRefusal(label, text);
  },
);

test('a wrong current password shows its error at its field', async () => {
  const { pointer } = await show(<ChangePassword onClose={() => undefined} />, {
    changePassword: wrongPassword,
  });
  await type('Current password', 'wrong');
  await type('New password', 'violet-harbour');
  await type('Repeat the new password', 'violet-harbour');
  await pointer.click(press('Change Password'));
  await expectRefusal('Current password', 'Your current password is not correct');
});

test('a wrong password for the deletion of the account shows its error at its field', async () => {
  const { pointer } = await show(<DeleteAccount onClose={() => undefined} />, {
    deleteAccount: wrongPassword,
  });
  await type('Password', 'wrong');
  await pointer.click(press('Delete Account'));
  await expectRefusal('Password', 'Your current password is not correct');
});
