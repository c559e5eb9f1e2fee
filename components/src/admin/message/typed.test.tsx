import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { RideDecision } from '../ride-decision/RideDecision.tsx';
import { SendNotification } from '../rides/notify/SendNotification.tsx';
import { useMessage } from './use-message.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const Message = ({ onClose }: { onClose: () => void }) => {
  const { message, onMessage, onSend } = useMessage({ to: 'maya', onSent: onClose });
  return (
    <>
      <textarea value={message} onChange={(event) => onMessage(event.target.value)} />
      <button type="button" onClick={onSend}>
        Send
      </button>
    </>
  );
};

const ride = aRide('inProgress');
const places: [string, (onClose: () => void) => ReactNode, RegExp][] = [
  ['message', (onClose) => <Message onClose={onClose} />, /^Send/],
  ['notification', (onClose) => <SendNotification ride={ride} onClose={onClose} />, /^Send/],
  ['decision', (onClose) => <RideDecision ride={ride} onClose={onClose} />, /^Cancel the ride/],
];

const show = (part: (onClose: () => void) => ReactNode) => {
  const said = async () => ({ message: '' });
  const { client, alerts, queryClient } = createTestSession({
    sendUserMessage: said,
    notifyRideParticipants: said,
    releaseRide: said,
  });
  const onClose = vi.fn();
  render(<MobilityProvider {...{ client, alerts, queryClient }}>{part(onClose)}</MobilityProvider>);
  return { onClose, user: userEvent.setup() };
};
const field = () => screen.findByRole('textbox');

test.each(places)(
  'the text of a %s outlives a page that goes away, until it is sent',
  async (_, part, send) => {
    const { user } = show(part);
    await user.type(await field(), 'The phone is off');
    cleanup();
    const again = show(part);
    expect(await field()).toHaveProperty('value', 'The phone is off');
    await again.user.click(screen.getByRole('button', { name: send }));
    await waitFor(() => expect(again.onClose).toHaveBeenCalled());
    cleanup();
    show(part);
    expect(await field()).toHaveProperty('value', '');
  },
);

test('the reason of a decision is there again when its dialog is opened again', async () => {
  const part = (onClose: () => void) => <RideDecision ride={ride} onClose={onClose} />;
  const { user } = show(part);
  await user.type(await field(), 'The phone is off');
  await user.click(screen.getByRole('button', { name: 'Keep as it is' }));
  cleanup();
  show(part);
  expect(await field()).toHaveProperty('value', 'The phone is off');
});

test('a decision whose answer was lost is the same request when its dialog is opened again', async () => {
  const keys: unknown[] = [];
  const open = () => {
    const { client, alerts, queryClient } = createTestSession({
      releaseRide: async (...[, , options]) => {
        keys.push(options?.idempotencyKey);
        throw { kind: 'network' };
      },
    });
    render(
      <MobilityProvider {...{ client, alerts, queryClient }}>
        <RideDecision ride={ride} onClose={() => undefined} />
      </MobilityProvider>,
    );
    return userEvent.setup();
  };
  const send = async (user: ReturnType<typeof open>) => {
    const sent = keys.length;
    await user.click(await screen.findByRole('button', { name: /^Cancel the ride/ }));
    await waitFor(() => expect(keys).toHaveLength(sent + 1));
    cleanup();
  };
  const user = open();
  await user.type(await field(), 'The phone is off');
  await send(user);
  await send(open());
  const changed = open();
  await changed.type(await field(), '!');
  await send(changed);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a text is typed in one place, and not in others', async () => {
  const { user } = show((onClose) => <Message onClose={onClose} />);
  await user.type(await field(), 'The phone is off');
  cleanup();
  show((onClose) => <SendNotification ride={ride} onClose={onClose} />);
  expect(await field()).toHaveProperty('value', '');
});

test('a decision that a session interrupted is the same decision again', async () => {
  const part = (onClose: () => void) => <RideDecision ride={aRide('accepted')} onClose={onClose} />;
  const { user } = show(part);
  const cancel = () => screen.findByRole('radio', { name: /^Cancel/ });
  expect(await cancel()).toHaveProperty('checked', false);
  await user.click(await cancel());
  cleanup();
  show(part);
  expect(await cancel()).toHaveProperty('checked', true);
});

test('a decision for one driver does not become an offer to all', async () => {
  const part = (onClose: () => void) => <RideDecision ride={aRide('accepted')} onClose={onClose} />;
  const one = () => screen.findByRole('radio', { name: 'A driver of your choice' });
  const { user } = show(part);
  await user.click(await one());
  cleanup();
  show(part);
  expect(await one()).toHaveProperty('checked', true);
});
