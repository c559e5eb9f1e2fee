import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onDemand } from '../OnDemand/on-demand.tsx';
import { type LongListProps, PlainList } from './PlainList.tsx';

/** Shorter lists are drawn as a whole. */
const windowedFrom = 60;

const WindowedList = onDemand<LongListProps>(
  () => import('./WindowedList.tsx').then((module) => module.WindowedList),
  { Placeholder: (props) => <PlainList {...props} shown={windowedFrom} /> },
);

/** Whether the page is being printed: paper shows every item. */
const useIsPrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser renders the page for print right after the event.
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};

/**
 * A list that scrolls with the page and stays fast with thousands of items: of a long one, only the items near the window
 * are in the document, each with its position in the whole list.
 */
export const LongList = (props: LongListProps) => {
  const isPrinting = useIsPrinting();
  return props.count < windowedFrom || isPrinting ? <PlainList {...props} /> : <WindowedList {...props} />;
};
