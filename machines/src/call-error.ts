import type { ApiErrorCode } from '@mobility/openapi';

/** The parts of a failed request that machines use. `detail` is the text of the server. */
export type CallError = {
  kind: 'http' | 'network' | 'timeout' | 'aborted' | 'malformed';
  status?: number | undefined;
  code?: ApiErrorCode | undefined;
  detail?: string | undefined;
};

/** Errors are read by their fields, so that no machine imports the classes of the SDK. */
type Thrown = { kind?: CallError['kind']; status?: number; code?: ApiErrorCode; detail?: unknown };

const kinds: readonly string[] = ['http', 'network', 'timeout', 'aborted', 'malformed'];

const sentenceOf = (item: unknown): string => {
  if (typeof item === 'string') return item;
  const { msg, message } = (item ?? {}) as { msg?: unknown; message?: unknown };
  const text = msg ?? message;
  return typeof text === 'string' ? text : '';
};

/** The detail of an error as one text: items of a list are joined with commas; undefined where there is none. */
const detailText = (detail: unknown): string | undefined => {
  const text = Array.isArray(detail) ? detail.map(sentenceOf).filter(Boolean).join(', ') : detail;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

/** Reads a thrown value. An unknown one counts as malformed. */
export const callErrorOf = (error: unknown): CallError => {
  const { kind, status, code, detail }: Thrown = typeof error === 'object' && error !== null ? error : {};
  return {
    kind: kind && kinds.includes(kind) ? kind : 'malformed',
    status,
    code,
    detail: detailText(detail),
  };
};

/** Whether the server may have carried out the command, so that a retry needs the same key. */
export const isUnsettled = ({ kind, status }: CallError): boolean =>
  kind !== 'http' || (status !== undefined && status >= 500);
