/** The name of a sender; undefined where the server writes 'Admin' for all admins, or nothing. */
export const senderNameOf = (name: string | undefined): string | undefined =>
  name === 'Admin' || name === '' ? undefined : name;
