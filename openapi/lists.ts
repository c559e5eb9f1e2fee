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

/** The actions that the filter of the audit trail offers. The trail contains further actions. */
export const auditActions = [
  'user_login',
  'user_logout',
  'user_created',
  'admin_system_config_changed',
  'admin_ride_modified',
  'admin_user_modified',
  'admin_payment_modified',
  'ride_query',
  'ride_requested',
  'payment_query',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The severities of audit trail entries, most severe first. */
export const auditSeverities = ['critical', 'high', 'medium', 'low', 'info'] as const;

/** How many places a rider can save. */
export const savedPlacesAtMost = 20;
