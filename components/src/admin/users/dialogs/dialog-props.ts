import type { User } from '@mobility/openapi';

/** What a dialog about one user needs. */
export type DialogProps = { user: User; onClose: () => void };
