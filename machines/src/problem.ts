import type { ApiErrorCode } from '@mobility/openapi';

/** What went wrong with a call, as far as machines care. `detail` is the server's own sentence. */
export type Problem = {
  kind: 'http' | 'network' | 'timeout' | 'aborted' | 'malformed';
  status?: number;
  code?: ApiErrorCode;
  detail?: string;
};

/** The thrown value's shape; read by its fields, so that no machine needs the SDK's classes. */
type Thrown = { kind?: Problem['kind']; status?: number; code?: ApiErrorCode; detail?: unknown };

const kinds: readonly string[] = ['http', 'network', 'timeout', 'aborted', 'malformed'];

const sentenceOf = (item: unknown): string => {
  if (typeof item === 'string') return item;
  const { msg, message } = (item ?? {}) as { msg?: unknown; message?: unknown };
  const text = msg ?? message;
  return typeof text === 'string' ? text : '';
};

/** A detail of the server as one sentence: a list's items joined with commas, undefined where there is none. */
export const detailText = (detail: unknown): string | undefined => {
  const text = Array.isArray(detail) ? detail.map(sentenceOf).filter(Boolean).join(', ') : detail;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

/** Reads whatever was thrown. Something unknown counts as malformed: a fault of ours, not of the network. */
export const problemOf = (error: unknown): Problem => {
  const thrown: Thrown = typeof error === 'object' && error !== null ? error : {};
  const detail = detailText(thrown.detail);
  return {
    kind: thrown.kind && kinds.includes(thrown.kind) ? thrown.kind : 'malformed',
    ...(thrown.status !== undefined && { status: thrown.status }),
    ...(thrown.code !== undefined && { code: thrown.code }),
    ...(detail !== undefined && { detail }),
  };
};

/** Whether the command may have reached the server all the same, so that a repetition needs the same key. */
export const isUnsettled = ({ kind, status }: Problem): boolean =>
  kind !== 'http' || (status !== undefined && status >= 500);
