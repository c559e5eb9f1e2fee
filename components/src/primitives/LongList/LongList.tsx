import { onDemand } from '../OnDemand/on-demand.tsx';
import { type LongListProps, PlainList } from './PlainList.tsx';
import { useIsPrinting } from './use-is-printing.ts';

/** Shorter lists are drawn as a whole. */
const windowedFrom = 60;

const WindowedList = onDemand<LongListProps>(
  () => import('./WindowedList.tsx').then((module) => module.WindowedList),
  { Placeholder: (props) => <PlainList {...props} shown={windowedFrom} /> },
);

/**
 * A list that scrolls with the page and stays fast with thousands of items: of a long one, only the items near the window
 * are in the document, each with its position in the whole list.
 */
export const LongList = (props: LongListProps) => {
  const isPrinting = useIsPrinting();
  return props.count < windowedFrom || isPrinting ? <PlainList {...props} /> : <WindowedList {...props} />;
};
