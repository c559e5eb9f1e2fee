import type { Operation } from './document.ts';

const retries: Record<string, string> = {
  safe: 'Clients retry a failed call up to twice.',
  keyed: 'Clients retry a failed call up to twice, with the same idempotency key.',
  never: 'Clients do not retry a failed call.',
  caller: 'Clients do not retry a failed call automatically; the caller decides.',
};

/** Who may call an operation and how clients retry it, for the SDK's docstrings and the rendered contract. */
export const rulesOf = (operation: Operation): string => {
  const roles = operation['x-roles'];
  return [
    `Roles: ${roles.length > 0 ? roles.join(', ') : 'everyone'}.`,
    retries[operation['x-retry']],
    operation['x-slow'] && 'May take a minute.',
    operation['x-beyond-spec'] && 'Beyond the specification: a backend may lack this operation.',
  ]
    .filter(Boolean)
    .join(' ');
};

const general = 'a code that every operation may return';

/** The operation's own error codes, followed by a reference to the general ones. */
export const codesOf = (operation: Operation): string => {
  const own = operation['x-errors'];
  return own.length > 0 ? `${own.join(', ')}, or ${general}` : general;
};
