import { type EventObject, fromCallback } from 'xstate';
import type { Presence } from './ports.ts';

/** Tells its parent when the network comes and goes and when the person comes back. */
export const watchPresence = (presence: Presence) =>
  fromCallback<EventObject, void>(({ sendBack }) =>
    presence.watch((event) => {
      if (event === 'visible') sendBack({ type: 'became_visible' });
      else if (event !== 'hidden') sendBack({ type: event });
    }),
  );
