import type { Operation } from './document.ts';

/** The client treats `never` and `caller` alike: it does not retry. */
const retryFields = { safe: [], keyed: ['keyed: true'], never: ['once: true'], caller: ['once: true'] };

/** The fields of the `Policy` of an operation: how a client treats it, where that differs from the default. */
export const policyFields = (operation: Operation): string[] => [
  ...retryFields[operation['x-retry']],
  ...(operation.security?.length === 0 ? ['public: true'] : []),
  ...(operation['x-slow'] ? ['slow: true'] : []),
  ...(operation['x-null-on'] ? [`nullOn: ${operation['x-null-on']}`] : []),
];
