import type { DisputeType } from './index.ts';

/** A type of dispute with the only reasons that the server accepts for it. The text of the reason is sent. */
export type DisputeKind = { type: DisputeType; label: string; reasons: readonly string[] };

/** In the order of the form. */
export const disputeKinds: readonly DisputeKind[] = [
  {
    type: 'payment_issue',
    label: 'Payment issue',
    reasons: [
      'I was charged more than once',
      'I was charged the wrong amount',
      'I paid in cash and was charged again',
      'I was charged by the wrong method',
      'I do not recognise this charge',
    ],
  },
  {
    type: 'service_quality',
    label: 'Service quality',
    reasons: [
      'The driver was rude or unprofessional',
      'The driving felt unsafe',
      'The vehicle was dirty or damaged',
      'The vehicle was not the one I booked',
      'My special requirements were not met',
    ],
  },
  {
    type: 'route_dispute',
    label: 'Route',
    reasons: [
      'The driver took a longer route than needed',
      'I was dropped off at the wrong place',
      'I was picked up at the wrong place',
      'There were stops that I did not ask for',
    ],
  },
  {
    type: 'fare_dispute',
    label: 'Fare',
    reasons: [
      'The fare is higher than the estimate',
      'I was charged for the wrong vehicle type',
      'The distance of the ride is wrong',
      'I was asked for money on top of the fare',
    ],
  },
  {
    type: 'cancellation_fee',
    label: 'Cancellation fee',
    reasons: [
      'The driver asked me to cancel',
      'The driver did not move towards me',
      'The driver was much later than announced',
      'I cancelled by mistake and at once',
      'I did not cancel this ride',
      'I was at the pickup when the driver ended the ride',
    ],
  },
  {
    type: 'technical_issue',
    label: 'Technical issue',
    reasons: [
      'The app showed the wrong status of my ride',
      'The payment failed but I was charged',
      'The ride was completed before it was over',
      'The map or the address was wrong',
    ],
  },
  { type: 'other', label: 'Other', reasons: ['Please describe in detail below'] },
];

/** The reasons that the server accepts for a type. */
export const reasonsOf = (type: DisputeType): readonly string[] =>
  disputeKinds.find((kind) => kind.type === type)?.reasons ?? [];
