/** The result of a card payment in the sandbox's payment gateway. */
export type CardOutcome = 'paid' | 'declined' | 'insufficient_funds' | 'timeout';
export type SandboxCard = {
  last4: string;
  outcome: CardOutcome;
  /** How long the gateway takes, in milliseconds. */
  takes: number;
  description: string;
};

/** Cards with a special outcome in the sandbox; every other card is paid at once. */
export const sandboxCards: readonly SandboxCard[] = [
  { last4: '4242', outcome: 'paid', takes: 0, description: 'Paid at once, as every card that is not listed' },
  { last4: '0002', outcome: 'declined', takes: 0, description: 'Declined' },
  { last4: '9995', outcome: 'insufficient_funds', takes: 0, description: 'Insufficient funds' },
  { last4: '0341', outcome: 'paid', takes: 5_000, description: 'Paid, slowly' },
  { last4: '0119', outcome: 'timeout', takes: 8_000, description: 'No answer from the bank' },
];

/** The actions that the audit trail records. The backend writes no other, and the filter of the trail offers these. */
export const auditActions = [
  'user_login',
  'user_logout',
  'user_created',
  'user_deleted',
  'user_deletion_requested',
  'user_deletion_withdrawn',
  'user_avatar_changed',
  'user_avatar_removed',
  'user_password_changed',
  'user_password_reset_requested',
  'password_reset_requested',
  'user_place_deleted',
  'user_place_saved',
  'user_profile_changed',
  'user_session_ended',
  'user_session_revoked',
  'user_settings_changed',
  'user_two_factor_disabled',
  'user_two_factor_enabled',
  'user_two_factor_started',
  'user_validation_requested',
  'email_verified',
  'user_query',
  'ride_query',
  'payment_query',
  'admin_message_sent',
  'admin_conversation_modified',
  'admin_payment_modified',
  'admin_ride_modified',
  'admin_system_config_changed',
  'admin_user_modified',
  'balance_topped_up',
  'top_up_failed',
  'card_made_default',
  'card_refund_refused',
  'card_refunded',
  'card_removed',
  'card_saved',
  'cash_confirmed',
  'cash_missing',
  'checkout_opened',
  'dispute_submitted',
  'driver_offline',
  'driver_online',
  'driver_back',
  'driver_silent',
  'driver_preferences_changed',
  'driver_profile_changed',
  'driver_profile_created',
  'notification_reply',
  'notifications_cleared',
  'payment_initiated',
  'payment_paid',
  'payment_failed',
  'payment_refunded',
  'payment_returned',
  'ride_requested',
  'ride_accepted',
  'ride_declined',
  'ride_driver_arriving',
  'ride_in_progress',
  'ride_completed',
  'ride_cancelled',
  'ride_expired',
  'ride_redistributed',
  'ride_message_sent',
  'ride_rated',
  'rider_rated',
  'safety_reported',
  'trip_shared',
  'trip_sharing_stopped',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What the entries of the audit trail are about. */
export const auditEntities = [
  'user',
  'ride',
  'payment',
  'driver',
  'balance',
  'dispute',
  'driver_profile',
  'notification',
  'conversation',
  'card',
  'driver_preferences',
  'settings',
  'session',
  'database',
  'simulation',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** The severities of audit trail entries, most severe first. */
export const auditSeverities = ['critical', 'high', 'medium', 'low', 'info'] as const;

/** How many places a rider can save. */
export const savedPlacesAtMost = 20;

/** How many places the server holds: one more, because a place is saved under its new name before the old one is deleted. */
export const savedPlacesHeld = savedPlacesAtMost + 1;
