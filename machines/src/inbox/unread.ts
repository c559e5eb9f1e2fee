type Receipt = { read: boolean; delivered: boolean };

export const isUnread = ({ read, delivered }: Receipt): boolean => !read || !delivered;

/** How many notifications are not read or not delivered. */
export const unreadCount = (notifications: readonly Receipt[]): number =>
  notifications.filter(isUnread).length;
