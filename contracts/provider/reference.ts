import { createServer, type MobilityServer } from '@mobility/backend';
import { createClock, createSandboxGateway } from '@mobility/backend/testing';
import { limits } from '@mobility/openapi/limits';
import type { MessageMaker, StateMaker } from './front.ts';
import { messageProviders } from './messages.ts';
import { stateHandlers } from './states.ts';

/** The reference backend on a free port, with what makes its states and its messages. Close the server at the end. */
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
    // The sandbox's outcomes, without its pauses.
    gateway: createSandboxGateway(async () => {}),
    jobInterval: 0,
    requestsPerMinute: 100_000,
    logLevel: 'silent',
  });
  const { port } = await server.listen();
  const states = Object.entries(stateHandlers).map(([name, make]): [string, StateMaker] => [
    name,
    (parameters) => {
      // What waited for the interaction before has expired by now.
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
