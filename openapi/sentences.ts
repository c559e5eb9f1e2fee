import type { OperationObject } from './tables.ts';

const repetitions: Record<string, string> = {
  safe: 'A failed call is repeated up to twice.',
  keyed: 'A failed call is repeated up to twice, where it has an idempotency key.',
  never: 'A failed call is not repeated.',
  caller: 'A failed call is repeated by its caller alone.',
};

/** Who may call an operation and how it is repeated, as an editor and the rendered contract say it. */
export const rulesOf = (operation: OperationObject): string => {
  const roles = operation['x-roles'];
  return [
    `For ${roles.length > 0 ? roles.join(', ') : 'everyone'}.`,
    repetitions[operation['x-retry']],
    operation['x-slow'] && 'May take a minute.',
    operation['x-beyond-spec'] && 'Beyond the specification: may be missing.',
  ]
    .filter(Boolean)
    .join(' ');
};

/** The codes of an operation's errors, in words. */
export const codesOf = (operation: OperationObject): string => {
  const own = operation['x-errors'];
  return own.length > 0 ? `${own.join(', ')}; or one of any call's` : "one of any call's";
};
