/** One-time tickets for the live channel; only the hash of a ticket is stored. */
export type SocketTicketsTable = {
  ticket_hash: string;
  user_id: string;
  session_id: string;
  token_id: string;
  expires_at: number;
};

/** When a driver's socket was last open, in any process. */
export type DriverPresenceTable = { user_id: string; seen_at: number };
