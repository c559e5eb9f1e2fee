import type { Page } from 'playwright';

/** Longer than any reconnection takes, and shorter than a test may. */
const liveWithin = 120_000;

/**
 * Resolves when the page's next live channel is acknowledged. Call it before the current one is cut.
 * @throws Error with the sockets that the page opened, when none is acknowledged within two minutes.
 */
export const nextLive = (page: Page): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sockets: string[] = [];
  const giveUp = setTimeout(() => {
    const opened = sockets.join(', ') || 'none';
    reject(new Error(`${page.url()} got no live channel in two minutes; sockets it opened: ${opened}`));
  }, liveWithin);
  page.on('websocket', (socket) => {
    const place = sockets.push('open') - 1;
    socket.on('close', () => (sockets[place] = 'closed'));
    socket.on('framereceived', ({ payload }) => {
      if (!payload.toString().includes('connection_ready_ack')) return;
      clearTimeout(giveUp);
      resolve();
    });
  });
  // A test that fails before it waits for the channel reports its own failure alone.
  promise.catch(() => undefined);
  return promise;
};

/** Records every toast from now on; the page must not be reloaded meanwhile. */
export const recordToasts = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.locator('section[aria-label="Alerts"] ol').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const seen: string[] = [];
    const ids = new Set<string>();
    Object.assign(window, { seenToasts: seen });
    // A toast comes back when those above it are gone, and leaves as a copy without an id.
    const read = (node: Node): void => {
      if (!(node instanceof HTMLElement) || node.id === '' || ids.has(node.id)) return;
      ids.add(node.id);
      seen.push(node.querySelector('p')?.textContent ?? '');
    };
    const list = document.querySelector('section[aria-label="Alerts"] ol');
    if (!list) throw new Error('The page has no alerts');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(read);
    }).observe(list, { childList: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { seenToasts: string[] }).seenToasts]);
};

/** An alert, and what of it may be shown first: on a busy machine, its facts arrive too far apart for one alert. */
export type Told = { whole: RegExp; part?: RegExp };
/** The alerts of a window without those that the next alert tells again in whole. */
export const withoutParts = (toasts: readonly string[], expected: readonly Told[]): string[] =>
  toasts.filter((text, place) => {
    const next = toasts[place + 1];
    return !expected.some(({ whole, part }) => part?.test(text) && next !== undefined && whole.test(next));
  });
