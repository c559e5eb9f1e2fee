import type { Page } from 'playwright';

/** What went over the live channel of a page, and which sounds it fetched to play, in order. */
export type Wire = { sent: string[]; received: string[]; sounds: string[] };

const typeOf = (payload: string | Buffer): string => JSON.parse(payload.toString()).type;

/** Records the live channels that the page opens from now on. */
export const recordWire = (page: Page): Wire => {
  const wire: Wire = { sent: [], received: [], sounds: [] };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => wire.sent.push(typeOf(payload)));
    socket.on('framereceived', ({ payload }) => wire.received.push(typeOf(payload)));
  });
  page.on('request', (request) => {
    const [, sound] = /\/(\w+)-[\w-]+\.wav$/.exec(request.url()) ?? [];
    if (sound) wire.sounds.push(sound);
  });
  return wire;
};
