import type { Complaint } from './trip.ts';

export const tookLongerRoute = 'The driver took a longer route than needed';

/** Complaints in the order of the disputes; the last ones are not resolved yet. */
export const complaints: readonly Complaint[] = [
  {
    type: 'route_dispute',
    reason: tookLongerRoute,
    description: 'We went around by the Embarcadero although Van Ness was free. It took ten minutes more.',
    share: 0.4,
    outcome: 'refunded',
    note: 'The route was longer than planned.',
  },
  {
    type: 'service_quality',
    reason: 'The vehicle was dirty or damaged',
    description: 'The back seat was wet and there was an empty cup on the floor. My coat needs cleaning now.',
    share: 1,
    outcome: 'refunded',
    note: 'We have spoken with the driver.',
  },
  {
    type: 'fare_dispute',
    reason: 'The fare is higher than the estimate',
    description: 'I remember a lower amount on the booking screen than the one that I paid in the end.',
    share: 0.25,
    outcome: 'rejected',
    note: 'The fare equals the estimate that was shown when you booked.',
  },
  {
    type: 'payment_issue',
    reason: 'I paid in cash and was charged again',
    description:
      'I gave the driver a twenty and got change back, and afterwards the app asked for the fare too.',
    share: 1,
    outcome: 'refunded',
    note: null,
  },
  {
    type: 'route_dispute',
    reason: 'I was dropped off at the wrong place',
    description: 'The driver let me out two blocks before the entrance, in the rain, because of the traffic.',
    share: 0.3,
    outcome: 'refunded',
    note: 'We are sorry for the wet walk.',
  },
  {
    type: 'service_quality',
    reason: 'The driving felt unsafe',
    description: 'Hard braking at every light and a phone in the hand on Geary. I did not feel safe at all.',
    share: null,
    outcome: 'refunded',
    note: 'Thank you for telling us. The driver was warned.',
  },
  {
    type: 'technical_issue',
    reason: 'The app showed the wrong status of my ride',
    description: 'The app said that the driver had arrived, but nobody was there for another five minutes.',
    share: 0.5,
    outcome: 'rejected',
    note: 'The driver was at the pickup at that time; the street has two entrances.',
  },
  {
    type: 'other',
    reason: 'Please describe in detail below',
    description:
      'The driver was lovely, but the radio played so loudly that I could not take an important call.',
    share: 0.2,
    outcome: 'rejected',
    note: null,
  },
  {
    type: 'fare_dispute',
    reason: 'I was asked for money on top of the fare',
    description:
      'I was asked for five dollars on top because of my two suitcases. Luggage should be included.',
    share: 0.5,
    outcome: 'refunded',
    note: 'Luggage is always included.',
  },
  {
    type: 'service_quality',
    reason: 'My special requirements were not met',
    description: 'I had asked for a child seat and there was none, so my daughter sat on a folded jacket.',
    share: 0.6,
    outcome: 'open',
    note: null,
  },
  {
    type: 'payment_issue',
    reason: 'I was charged the wrong amount',
    description: 'My receipt shows another amount than the one that my bank has booked this morning.',
    share: 0.3,
    outcome: 'open',
    note: null,
  },
  {
    type: 'route_dispute',
    reason: 'I was picked up at the wrong place',
    description: 'The driver waited on the other side of the park, and I had to run through it with my bags.',
    share: null,
    outcome: 'open',
    note: null,
  },
];

/** The demo rider's complaints about a ride of last week and an older one. */
export const riderComplaints: Record<'open' | 'settled', Complaint> = {
  open: {
    type: 'route_dispute',
    reason: tookLongerRoute,
    description:
      'We drove through the Tenderloin twice because the driver missed the turn. I was late for a show.',
    share: 0.5,
    outcome: 'open',
    note: null,
  },
  settled: {
    type: 'fare_dispute',
    reason: 'The fare is higher than the estimate',
    description:
      'The estimate was lower when I first looked, and the driver took a detour for gas on the way.',
    share: 0.4,
    outcome: 'refunded',
    note: 'A stop for gas is not a part of your ride.',
  },
};

/** A complaint about a penalty. */
export const penaltyComplaint: Complaint = {
  type: 'cancellation_fee',
  reason: 'The driver did not move towards me',
  description:
    'The car stood still on the map for six minutes, so I cancelled and walked. I should not pay for that.',
  share: null,
  outcome: 'refunded',
  note: 'The penalty is yours again.',
};
