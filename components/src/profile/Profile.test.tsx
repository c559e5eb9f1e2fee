import type { DriverProfile, User } from '@mobility/openapi';
import pending from '@mobility/openapi/examples/DriverProfile.pending_review.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider, type MobilityProviderProps } from '../provider/MobilityProvider.tsx';
import { createTestSession } from '../testing/session.ts';
import { Profile } from './Profile.tsx';

afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the examples are valid.
const user = driver as User;

const show = (tab: string | null, answers: FakeAnswers = {}, props: Partial<MobilityProviderProps> = {}) => {
  const session = createTestSession({ getCurrentUser: async () => user, ...answers }, 'token');
  const { client, auth, alerts } = session;
  const onTab = vi.fn();
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts} {...props}>
      <Profile tab={tab} onTab={onTab} />
    </MobilityProvider>,
  );
  return { ...session, onTab, pointer: userEvent.setup() };
};

test('a driver without a profile creates one once and then reads that it is under review', async () => {
  const held: { profile: DriverProfile | null } = { profile: null };
  const createDriverProfile = vi.fn<NonNullable<FakeAnswers['createDriverProfile']>>(async () => {
    held.profile = pending as DriverProfile;
    return held.profile;
  });
  const { pointer } = show('driver', { getDriverProfile: async () => held.profile, createDriverProfile });
  for (const [label, value] of [
    ['Vehicle Make', 'Toyota'],
    ['Vehicle Model', 'Prius'],
    ['License Plate', '8KLM402'],
    ["Driver's License Number", 'D1234567'],
  ] as const)
    await pointer.type(await screen.findByLabelText(label), value);
  await pointer.dblClick(screen.getByRole('button', { name: 'Create Profile' }));
  await screen.findByText('Pending Review');
  expect(createDriverProfile).toHaveBeenCalledOnce();
});

test('a profile that could not be loaded is loaded again on request', async () => {
  const getDriverProfile = vi
    .fn<NonNullable<FakeAnswers['getDriverProfile']>>()
    .mockRejectedValueOnce({ kind: 'http', status: 500 })
    .mockResolvedValue(pending as DriverProfile);
  const { pointer } = show('driver', { getDriverProfile });
  await screen.findByText('Failed to load your driver profile');
  await pointer.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Pending Review');
});

test('the settings change the appearance, the language and the sound of the page', async () => {
  const appearance = { read: () => 'light' as const, choose: vi.fn() };
  const chooseLocale = vi.fn(async () => undefined);
  const answers = { getDriverProfile: async () => null };
  const { pointer, alerts } = show('settings', answers, { appearance, chooseLocale });
  await pointer.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(appearance.choose).toHaveBeenCalledExactlyOnceWith('dark');
  expect(screen.getByRole('radio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true');
  await pointer.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(chooseLocale).toHaveBeenCalledExactlyOnceWith('de-DE');
  const wasMuted = alerts.getSnapshot().matches('muted');
  await pointer.click(screen.getByRole('switch'));
  await waitFor(() => expect(alerts.getSnapshot().matches('muted')).toBe(!wasMuted));
});

test('an unknown tab in the address shows the personal data', async () => {
  const { onTab, pointer } = show('nothing', { getDriverProfile: async () => null });
  await screen.findByText(user.email);
  await pointer.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(onTab).toHaveBeenCalledExactlyOnceWith('settings');
});
