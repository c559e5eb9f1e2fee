import { type EventObject, fromCallback } from 'xstate';
import type { Presence } from './ports.ts';

/** Reports to its parent when the network changes and when the page becomes visible. */
export const watchPresence = (presence: Pick<Presence, 'watch'>) =>
  fromCallback<EventObject, void>(({ sendBack }) =>
    presence.watch((event) => {
      if (event === 'visible') sendBack({ type: 'became_visible' });
      else if (event !== 'hidden') sendBack({ type: event });
    }),
  );
