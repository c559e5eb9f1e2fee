import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { SentenceProps } from './Sentence.tsx';

/** Most trips need none, and all sentences of the machines come with the first. */
export const SentenceOnDemand = onDemand<SentenceProps>(() =>
  import('./Sentence.tsx').then((module) => module.Sentence),
);
