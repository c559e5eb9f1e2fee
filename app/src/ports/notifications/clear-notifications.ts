/** The keys of the stored notifications begin with this; the id of the user follows. */
export const notificationPrefix = 'mobility_notifications_';

/** Removes the notifications of all users from this browser. */
export const clearNotificationStorage = (): void => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(notificationPrefix)) localStorage.removeItem(name);
  } catch {
    // A browser without storage keeps none.
  }
};
