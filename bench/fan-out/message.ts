/** What every socket gets: a message of usual length. */
export const message = {
  type: 'admin_message',
  message: 'Market Street is closed between 4th and 8th Street until 6 PM. Please take Mission Street.',
  timestamp: '2026-11-24T12:00:00.000Z',
  sender_id: 'admin',
  sender_name: 'Admin',
} as const;

/** How many sockets are open. */
export const socketCount = Number(process.env.FAN_OUT_SOCKETS ?? 10_000);
