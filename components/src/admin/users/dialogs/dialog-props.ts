import type { AdminUser, User } from '@mobility/openapi';

/** What a dialog about one user needs. */
export type DialogProps = {
  user: User;
  /** Null where the backend has none. */
  details: AdminUser | null;
  onClose: () => void;
};
