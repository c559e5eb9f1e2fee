import { createMatcher, type Matched } from '../sentences/pattern.ts';
import { type AuditSentenceKey, auditSentences } from './sentences.ts';

/** A known description of the audit trail with the values in it, as they are written there. */
export type MatchedSentence = Matched<AuditSentenceKey>;

/** The known description that an entry of an action has; null for the description of another backend or version. */
export const matchAuditSentence: (action: string, description: string) => MatchedSentence | null =
  createMatcher(auditSentences);
