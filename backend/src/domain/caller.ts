import type { Role } from '@mobility/openapi';

/** The signed-in user of a request. */
export type Caller = { id: string; role: Role; sessionId: string; tokenId: string };
