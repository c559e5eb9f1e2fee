import { avatarFrom } from '../../../domain/avatar.ts';
import type { Rule } from './rule.ts';

/** Consistency rules for users. */
export const peopleRules: readonly Rule[] = [
  {
    table: 'users',
    wrong: 'is deleted but can sign in',
    isValid: (of) => of('deleted_at') === null || of('is_active') === 0,
  },
  {
    table: 'avatars',
    wrong: 'is not a picture that this server accepts',
    isValid: (of) => avatarFrom(String(of('image'))) === of('image'),
  },
];
