import { createServer, type MobilityServer } from '@mobility/backend';
import { createClock, createSandboxGateway } from '@mobility/backend/testing';
import { limits } from '@mobility/openapi/limits';
import type { MessageMaker, StateMaker } from './front.ts';
import { messageProviders } from './messages.ts';
import { stateHandlers } from './states.ts';

/** Starts the reference backend on a free port, with its state and message makers. The caller closes the server. */
export type Reference = {
  server: MobilityServer;
  url: string;
  states: Record<string, StateMaker>;
  messages: Record<string, MessageMaker>;
};

export const startReference = async (): Promise<Reference> => {
  const clock = createClock();
  const server = await createServer({
    now: clock.now,
    // The results of the sandbox gateway without its delays.
    gateway: createSandboxGateway(async () => {}),
    jobInterval: 0,
    requestsPerMinute: 100_000,
    logLevel: 'silent',
  });
  const { port } = await server.listen();
  const states = Object.entries(stateHandlers).map(([name, make]): [string, StateMaker] => [
    name,
    (parameters) => {
      // Rides and payments that are left over from earlier interactions expire.
      clock.advance(limits.ride.expiresAfter);
      return make(server.context, parameters, clock);
    },
  ]);
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    states: Object.fromEntries(states),
    messages: messageProviders(server),
  };
};
