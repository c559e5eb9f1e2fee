/** How the sandbox's payment gateway judges a card. */
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
