import type { User } from '@mobility/openapi';
import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminConsole } from '../admin/console/AdminConsole.tsx';
import { AlertToasts } from '../provider/alerts/AlertToasts.tsx';
import { MobilityProvider, type MobilityProviderProps } from '../provider/MobilityProvider.tsx';
import { createTestSession } from './session.ts';

type Options = Pick<MobilityProviderProps, 'locale' | 'messages'> & {
  hasToasts?: boolean;
  /** Calls of the client that answer with headers. */
  calls?: object;
  /** The signed-in admin, where what is tested depends on it. */
  self?: User;
};

/** Renders the admin console at an address such as `tab=payments`, with its toasts where a test reads them on screen. */
export const openConsole = (
  search: string,
  answers: FakeAnswers,
  { hasToasts = false, calls, self, ...language }: Options = {},
) => {
  const own: FakeAnswers = self ? { getCurrentUser: async () => self } : {};
  const session = createTestSession(
    { getAdminStats: async () => stats, ...own, ...answers },
    self ? 'token' : null,
  );
  const { alerts, queryClient } = session;
  const client = { ...session.client, ...calls };
  const toasts: string[] = [];
  alerts.on('toast', ({ alert: { detail, message } }) =>
    toasts.push(typeof detail === 'string' ? detail : message),
  );
  const address = { now: new URLSearchParams(search), go: (_: URLSearchParams): void => undefined };
  const Page = () => {
    const [parameters, setParameters] = useState(address.now);
    address.now = parameters;
    address.go = setParameters;
    return <AdminConsole parameters={parameters} onParameters={setParameters} />;
  };
  render(
    <MobilityProvider
      {...{ client, alerts, queryClient }}
      {...(self && { auth: session.auth })}
      {...language}
    >
      <Page />
      {hasToasts && <AlertToasts />}
    </MobilityProvider>,
  );
  return {
    user: userEvent.setup(),
    /** The live channels that the session opened. */
    channels: session.channels,
    /** The texts of the toasts so far: the server's, otherwise the key of the sentence. */
    toasts,
    parameters: () => address.now,
    /** Reads everything again, as a change on the live channel does. */
    readAgain: () => act(() => queryClient.invalidateQueries()),
    /** Shows the console at another address, as a link of it does. */
    goTo: (next: string) => act(() => address.go(new URLSearchParams(next))),
  };
};
