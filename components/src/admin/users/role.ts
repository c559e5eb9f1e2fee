import type { Role, User } from '@mobility/openapi';

const roles: readonly Role[] = ['rider', 'driver', 'admin'];

/** The role of a user, unless this version does not know it. */
export const knownRole = ({ role }: User): Role | undefined => roles.find((known) => known === role);
