import type { LiveMessage, User } from '@mobility/openapi';
import ready from '@mobility/openapi/examples/LiveMessage.connection_ready_ack.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { createTestSession } from '../testing/session.ts';
import { MobilityProvider } from './MobilityProvider.tsx';
import { useCommand } from './use-command.ts';
import { useErrorText } from './use-failure.ts';

afterEach(cleanup);

const lost = { message: 'ride.acceptFailed', reason: 'error.unreachable' } as const;
const refused = { message: 'ride.acceptFailed', detail: 'Refused' } as const;

type FailuresProps = { error: typeof lost; retry: () => void };
const Failures = ({ error, retry }: FailuresProps) => (
  <>
    <p>{useErrorText(error) ?? 'nothing'}</p>
    <p>{useErrorText(refused)}</p>
    <p>{useErrorText(error, retry)}</p>
  </>
);

const start = () => {
  // JSON has no literal types; the contract's own test proves that the examples are valid.
  const session = createTestSession({ getCurrentUser: async () => rider as User }, 'token');
  const { client, auth, alerts, presence } = session;
  let retries = 0;
  const page = (error: typeof lost) => (
    <MobilityProvider client={client} auth={auth} alerts={alerts} presence={presence}>
      <Failures error={error} retry={() => retries++} />
    </MobilityProvider>
  );
  const { rerender } = render(page(lost));
  return {
    ...session,
    failAgain: () => rerender(page({ ...lost })),
    texts: () => screen.getAllByText(/nothing|Refused|cannot be reached/).map((one) => one.textContent),
    retries: () => retries,
  };
};
const unreachable = expect.stringContaining('cannot be reached');

test('the text of a server that was not reached goes with the network, or what failed is repeated', () => {
  const { presence, texts, retries, failAgain } = start();
  act(() => presence.emit('offline'));
  expect([texts(), retries()]).toEqual([[unreachable, 'Refused', unreachable], 0]);
  act(() => presence.emit('online'));
  expect([texts(), retries()]).toEqual([['nothing', 'Refused', unreachable], 1]);
  failAgain();
  expect(texts()).toEqual([unreachable, 'Refused', unreachable]);
});

test('it goes with the live channel, too', async () => {
  const { channels, texts, retries } = start();
  await waitFor(() => expect(channels).toHaveLength(1));
  act(() => channels[0]?.onOpen());
  await waitFor(() => {
    act(() => channels[0]?.onMessage(ready as LiveMessage));
    expect([texts(), retries()]).toEqual([['nothing', 'Refused', unreachable], 1]);
  });
});

const Command = ({ fails }: { fails: () => Promise<never> }) => {
  const { run, error } = useCommand({ mutationFn: fails });
  return (
    <button type="button" onClick={() => run()}>
      {error ? 'failed' : 'ready'}
    </button>
  );
};

test.each([
  ['network', 'ready'],
  ['http', 'failed'],
])('a command that failed for ‘%s’ is ‘%s’ once the network is back', async (kind, after) => {
  const { client, presence } = createTestSession({});
  render(
    <MobilityProvider client={client} presence={presence}>
      <Command fails={() => Promise.reject({ kind })} />
    </MobilityProvider>,
  );
  for (let attempt = 0; attempt < 2; attempt += 1) {
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('failed');
    act(() => presence.emit('online'));
    await screen.findByText(after);
  }
});

test('the error text also disappears when the component renders during the online event', async () => {
  const { client } = createTestSession({});
  const Page = () => {
    const [count, setCount] = useState(0);
    // Before those of the texts, as the effects of the page that shows a form later are.
    useLayoutEffect(() => {
      const again = () => flushSync(() => setCount((last) => last + 1));
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, []);
    return (
      <div title={`${count}`}>
        <Failures error={lost} retry={() => undefined} />
      </div>
    );
  };
  render(
    <MobilityProvider client={client}>
      <Page />
    </MobilityProvider>,
  );
  window.dispatchEvent(new Event('online'));
  await screen.findByText('nothing');
  screen.getByTitle('1');
});
