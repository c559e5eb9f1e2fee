/** The wishes, messages and comments of the people. */
export const wishes = [
  'Large luggage',
  'Child seat',
  'Quiet ride',
  'Pet on board',
  'Call on arrival',
  'Room for a wheelchair',
  'Stroller, folds flat',
  'Groceries',
  'Two suitcases and a guitar',
  'Phone charger',
  'Fragile items',
  'Help to the door',
  'Air conditioning',
  'Bicycle',
  'Please use the side entrance',
  'Small dog, very calm',
] as const;

export const withdrawnReasons = [
  'Plans changed',
  'Booked by mistake',
  'A friend gives me a lift',
  'Wrong pickup address',
  'The bus came first',
] as const;

export const abandonedReasons = [
  'The driver is too far away',
  'My meeting was moved',
  'I cannot wait any longer',
  'Plans changed',
  'I need a bigger car',
] as const;

export const driverReasons = [
  'Flat tire',
  'Stuck behind an accident on Van Ness',
  'The charging took longer than expected',
  'Road closed for a street fair',
] as const;

export const breakOffReasons = [
  'Warning light came on, I cannot go on',
  'The rider asked to get out early',
  'Minor collision, everybody is fine',
] as const;

/** The rider writes, the driver answers. */
export const talks = [
  ["I'm at the main entrance, in a green coat.", 'Thanks, I see you. Pulling up now.'],
  ['Could you come to the corner instead? The street is blocked.', 'Sure, two minutes.'],
  ['I have a large suitcase with me, just so you know.', 'No problem, there is room.'],
  ["I'm running two minutes late, sorry!", 'Take your time, I am parked across the street.'],
  ['Which car are you?', 'The one with the hazard lights on, right by the crosswalk.'],
  ['Please wait by the taxi stand.', 'Will do. Traffic is light today.'],
  ['There is construction on my side of the road.', 'Got it, I will turn around and stop opposite.'],
  ['The door code is on the left, I come down now.', 'Okay, waiting in front of the garage.'],
] as const;

const moods = ['Angry', 'Sad', 'Neutral', 'Happy', 'Excited'];

type Rated = { stars: number; driver: string; from: string; to: string };

/** A rating comment. */
export const commentOf = ({ stars, driver, from, to }: Rated): string =>
  `${moods[stars - 1]} with ${driver} on the ride from ${from} to ${to}.`;

export const riderComments = [
  'Friendly, was ready on time.',
  'Pleasant company.',
  'Kept me waiting a little.',
  '',
  '',
] as const;

/** The admin starts, the rider answers, the admin closes; null for no further message. */
export const conversations = [
  [
    'Your driver found a black umbrella in the car. Is it yours?',
    'Yes! I was looking for it everywhere. How do I get it back?',
    'It is at our office at 1 Ferry Building. You can fetch it until Friday.',
  ],
  [
    'We are sorry that your ride took longer than planned: Market Street was closed for a parade.',
    'No worries, the driver told me on the way.',
    null,
  ],
  [
    'Thank you for your patience on your last ride. We have credited Ⓣ5.00 to your balance.',
    'That is very kind, thank you.',
    null,
  ],
  [
    'Your driver says that the pickup point was hard to find. Would you check the address?',
    'The entrance is around the corner, on the alley side. I will add it to my notes next time.',
    'Thanks, that helps the next driver a lot.',
  ],
  [
    'A reminder: on Sunday the Golden Gate Bridge is closed until noon for the run.',
    'Good to know. Is the ferry running?',
    'It is, every half hour from Gate B.',
  ],
  [
    'Did you leave a pair of glasses in the car?',
    'I did! Brown frame? I can come by after work.',
    'That is the pair. We keep it at the front desk for you.',
  ],
  [
    'We noticed two rides within a few minutes. Were both yours?',
    'The first one was a mistake, I cancelled it at once.',
    'Thank you, then everything is in order.',
  ],
] as const;

export const goodwill = [
  'Goodwill for a late pickup',
  'Referral bonus',
  'Apology for the street closure',
  'Bonus for 25 rides',
  'Refund of a parking fee',
] as const;
