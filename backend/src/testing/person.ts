import type { Role } from '@mobility/openapi';
import type { Caller } from '../domain/caller.ts';

/** A signed-in user of a test. */
export type Person = {
  id: string;
  role: Role;
  name: string;
  email: string;
  password: string;
  token: string;
  caller: Caller;
};
