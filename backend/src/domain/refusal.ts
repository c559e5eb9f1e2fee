import type { ApiErrorCode } from '@mobility/openapi';

/** One invalid field of a request, as a 422 lists it. `loc` is the path to the field, beginning with `body` or `query`. */
export type ValidationIssue = { loc: string[]; msg: string; type: string };

type Options = {
  /** Seconds until the same request may succeed. */
  retryAfter?: number;
};

/**
 * A refusal that the contract describes. Thrown by the domain, the use cases and the operations; the HTTP layer adds the
 * status and sends it as `{detail, code}`.
 */
export class Refusal extends Error {
  readonly code: ApiErrorCode;
  readonly detail: string | ValidationIssue[];
  readonly retryAfter: number | null;

  constructor(code: ApiErrorCode, detail: string | ValidationIssue[], { retryAfter }: Options = {}) {
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join(', '));
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter ?? null;
  }
}
