import { useSentences } from '../../intl/use-sentences.ts';

/** The end or the beginning of a sentence of the server, and how the page says it. */
type Saying = readonly [sentence: RegExp, say: () => string];

/**
 * What the server says about a command that succeeded, for its toast: in en-US its own words, in other languages those of the
 * page. A sentence that the page does not know leaves the toast's own one.
 */
export const useDoneDetail = () => {
  const { isServersLanguage } = useSentences();
  return (message: string, sayings: readonly Saying[] = []): { detail?: string } => {
    const known = sayings.find(([sentence]) => sentence.test(message));
    const detail = isServersLanguage ? message : known?.[1]();
    return detail ? { detail } : {};
  };
};
