import { disputeKinds } from '@mobility/openapi/disputes';
import { type DisputeForm, emptyDispute } from './rules.ts';

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses the form that the session storage kept, which other code may have changed; empty where there is none. */
export const parseDispute = (text: string | null): DisputeForm => {
  const kept = parseJson(text);
  if (!isRecord(kept)) return emptyDispute;
  const kind = disputeKinds.find(({ type }) => type === kept.type);
  return {
    type: kind?.type ?? null,
    reason: kind?.reasons.find((reason) => reason === kept.reason) ?? '',
    description: textOf(kept.description),
    refund: textOf(kept.refund),
    evidence: textOf(kept.evidence),
  };
};
