import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { useOfferOnScreen } from './use-offer-on-screen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Card = () => {
  const card = useRef<HTMLDivElement>(null);
  useOfferOnScreen(card, 'r7');
  return <div ref={card} />;
};

const show = () => {
  let report: ((isIntersecting: boolean) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => callback([{ isIntersecting }]);
      }
    },
  );
  const { client, auth, alerts } = createTestSession({});
  render(
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      <Card />
    </MobilityProvider>,
  );
  const topics = () => alerts.getSnapshot().context.onScreen;
  return { scroll: (isInside: boolean) => act(() => report?.(isInside)), topics };
};

test('the toast of an offer is suppressed while its card is inside the window', () => {
  const { scroll, topics } = show();
  expect(topics()).toEqual([]);
  scroll(true);
  expect(topics()).toEqual(['offer:r7']);
  scroll(false);
  expect(topics()).toEqual([]);
});

test('in a tab behind others the toast of an offer is not suppressed', () => {
  const { scroll, topics } = show();
  scroll(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(topics()).toEqual([]);
});
