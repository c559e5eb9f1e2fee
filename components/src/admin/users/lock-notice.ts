import type { User } from '@mobility/openapi';

/** Tells that a user is locked or unlocked, in place of what was told before about the same user's lock. */
export const lockNotice = ({ id, name }: User, isLocked: boolean) =>
  ({
    message: isLocked ? 'admin.userLocked' : 'admin.userUnlocked',
    params: { name },
    topic: `lock:${id}`,
  }) as const;
