import { offerTopic } from '@mobility/machines/alerts';
import { type RefObject, useEffect, useState } from 'react';
import { useTopicOnScreen } from '../../provider/alerts/use-topic-on-screen.ts';

/** Whether a person sees at least half of the element: it is inside the window, and the tab is in front. */
const useIsSeen = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    let isInside = false;
    const update = (): void => setSeen(isInside && document.visibilityState === 'visible');
    const watch = new IntersectionObserver(
      (entries) => {
        isInside = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      { threshold: 0.5 },
    );
    watch.observe(ref.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [ref]);
  return isSeen;
};

/** Suppresses the toast of an offer while a person sees the element that shows the offer. */
export const useOfferOnScreen = (ref: RefObject<HTMLElement | null>, rideId: string): void =>
  useTopicOnScreen(useIsSeen(ref) ? offerTopic(rideId) : null);
