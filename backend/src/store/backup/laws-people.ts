import type { Law } from './law.ts';

/** Of people. */
export const peopleLaws: readonly Law[] = [
  {
    table: 'users',
    wrong: 'is deleted and may sign in',
    holds: (of) => of('deleted_at') === null || of('is_active') === 0,
  },
];
