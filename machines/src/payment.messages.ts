/** The sentences of paying. */
export type PaymentMessageKey =
  | 'payment.loadFailed'
  | 'payment.initiateFailed'
  | 'payment.processFailed'
  | 'payment.completed'
  | 'payment.cardFailed'
  | 'card.invalidNumber'
  | 'card.invalidExpiry'
  | 'card.invalidCvc'
  | 'card.nameRequired';
