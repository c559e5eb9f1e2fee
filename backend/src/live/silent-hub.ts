import type { Hub } from './hub.ts';

/** A hub without connections, for a context whose commands deliver no live messages. */
export const silentHub: Hub = {
  wake: () => {},
  show: () => {},
  showRole: () => {},
  closeUser: () => {},
  closeSession: () => {},
  online: () => false,
  isAnybodyOnline: () => false,
  state: () => ({ sockets: 0, delivered: 0, busIsUp: false }),
  close: async () => {},
};
