/** A one-time link that verifies an e-mail address; only the hash of its token is stored. */
export type EmailValidationsTable = {
  token_hash: string;
  user_id: string;
  /** The address that received the link. */
  email: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** The reminder and escalation of an unpaid ride. */
export type UnpaidFollowUpsTable = {
  ride_id: string;
  reminders: number;
  reminded_at: number | null;
  escalated_at: number | null;
};
