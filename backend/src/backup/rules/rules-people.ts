import type { Rule } from './rule.ts';

/** Consistency rules for users. */
export const peopleRules: readonly Rule[] = [
  {
    table: 'users',
    wrong: 'is deleted but can sign in',
    isValid: (of) => of('deleted_at') === null || of('is_active') === 0,
  },
];
