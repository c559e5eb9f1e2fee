/** How many clients reconnect. */
export const socketCount = Number(process.env.RECONNECT_SOCKETS ?? 5_000);

/** The folder that the bench keeps from one start of the server to the next. */
export const dataFolder = (): string => {
  const folder = process.env.RECONNECT_DATA;
  if (!folder) throw new Error('RECONNECT_DATA is missing');
  return folder;
};
