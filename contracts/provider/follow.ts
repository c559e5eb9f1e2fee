import type { LiveMessage } from '@mobility/openapi';
import type { LiveChannel, openLiveChannel } from '@mobility/sdk/live';

type Target = { userId: string; role: 'rider' };
type OnMessage = (message: LiveMessage) => void;

/** A client that reconnects 20 ms after its connection ends. */
export const follow = (open: ReturnType<typeof openLiveChannel>, target: Target, onMessage: OnMessage) => {
  const facts = { connections: 0, complete: 0, incomplete: 0 };
  let channel: LiveChannel | undefined;
  let isOver = false;
  const again = () => void (isOver || setTimeout(connect, 20));
  const connect = (): void => {
    facts.connections += 1;
    const own = open(target, {
      onOpen: () => {
        own.send({ type: 'connection_established', user_id: target.userId, user_type: target.role });
        own.send({ type: 'connection_ready', user_id: target.userId });
      },
      onMessage,
      onError: () => undefined,
      onClose: again,
      onRefused: again,
      // The server stores every message here, so a missing one arrives, however slow the machine is.
      onGap: () => void setTimeout(() => channel === own && own.skipGap(), 30_000),
      onCaughtUp: ({ complete }) => {
        facts[complete ? 'complete' : 'incomplete'] += 1;
      },
    });
    channel = own;
  };
  connect();
  const stop = () => {
    isOver = true;
    channel?.close(1000);
  };
  return { facts, stop };
};
