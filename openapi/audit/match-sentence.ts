import { type AuditSentenceKey, auditSentences } from './sentences.ts';

/** A known description of the audit trail with the values in it, as they are written there. */
export type MatchedSentence = { key: AuditSentenceKey; values: Record<string, string> };

type Pattern = { key: AuditSentenceKey; names: string[]; text: RegExp; fixed: number };

const value = /\{(\w+)\}/g;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (key: AuditSentenceKey): Pattern => {
  const sentence = auditSentences[key];
  const parts = sentence.split(value);
  const fixed = parts.filter((_, index) => index % 2 === 0);
  return {
    key,
    names: parts.filter((_, index) => index % 2 === 1),
    text: new RegExp(`^${fixed.map(escaped).join('(.+)')}$`, 's'),
    fixed: fixed.join('').length,
  };
};

/** Those with more fixed text come first, because a value may be any text. */
const patterns: readonly Pattern[] = (Object.keys(auditSentences) as AuditSentenceKey[])
  .map(patternOf)
  .sort((a, b) => b.fixed - a.fixed);

const isOf = (key: string, action: string): boolean => key === action || key.startsWith(`${action}.`);

/** The known description that an entry of an action has; null for the description of another backend or version. */
export const matchAuditSentence = (action: string, description: string): MatchedSentence | null => {
  for (const { key, names, text } of patterns) {
    const found = isOf(key, action) ? text.exec(description) : null;
    if (found)
      return { key, values: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) };
  }
  return null;
};
