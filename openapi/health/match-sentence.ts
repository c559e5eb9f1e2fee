import { createMatcher, type Matched } from '../sentences/pattern.ts';
import { type HealthSentenceKey, healthSentences } from './sentences.ts';

const match = createMatcher(healthSentences);

/** The known detail that a part of the system has; null for the detail of another backend or version. */
export const matchHealthSentence = (part: string, detail: string): Matched<HealthSentenceKey> | null =>
  match(part, detail) ?? match('any', detail);
