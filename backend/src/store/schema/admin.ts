/** A one-time link that proves an e-mail address; only the hash of its token is kept. */
export type EmailValidationsTable = {
  token_hash: string;
  user_id: string;
  /** The address that the link was sent to. */
  email: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** What admins did about an unpaid ride. */
export type UnpaidFollowUpsTable = {
  ride_id: string;
  reminders: number;
  reminded_at: number | null;
  escalated_at: number | null;
};
