import { createMatcher } from '../sentences/pattern.ts';
import { outcomeSentences } from './sentences.ts';

/** The known answer that an operation has given; null for the answer of another backend or version. */
export const matchOutcomeSentence = createMatcher(outcomeSentences);
