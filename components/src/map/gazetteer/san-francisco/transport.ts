import type { PlaceRow } from '../place-row.ts';

/** Airports, with full addresses as they lie outside the city. */
export const airports: PlaceRow[] = [
  [
    'San Francisco International Airport',
    'SFO Terminals, San Mateo County',
    37.6164,
    -122.3861,
    'SFO|Airport',
  ],
  [
    'SFO International Terminal',
    'International Terminal Blvd, San Mateo County',
    37.6152,
    -122.3899,
    'SFO International',
  ],
  [
    'SFO Harvey Milk Terminal 1',
    'Domestic Terminals Level, San Mateo County',
    37.6137,
    -122.3849,
    'SFO Terminal 1',
  ],
  ['SFO Terminal 2', 'Domestic Terminals Level 2, San Mateo County', 37.6166, -122.3831],
  ['SFO Terminal 3', 'Domestic Terminals Level 3, San Mateo County', 37.6185, -122.3866],
  ['SFO Rental Car Center', '780 N McDonnell Rd, San Mateo County', 37.6294, -122.3999],
  ['Oakland International Airport', '1 Airport Dr, Oakland', 37.7126, -122.2125, 'OAK|Oakland Airport'],
];

/** Piers and landings along San Francisco's waterfront. */
export const piers: PlaceRow[] = [
  ['Pier 1', 'Pier 1, The Embarcadero', 37.797, -122.3944],
  ['Pier 3', 'Pier 3, Hornblower Landing', 37.7979, -122.3951],
  ['Pier 7', 'Pier 7, The Embarcadero', 37.7989, -122.3965],
  ['Pier 9', 'Pier 9, The Embarcadero', 37.7997, -122.3972],
  ['Pier 17', 'Pier 17, The Embarcadero', 37.8024, -122.3989],
  ['Pier 23', 'Pier 23, The Embarcadero', 37.8041, -122.4016],
  [
    'Pier 27 Cruise Terminal',
    'Pier 27, The Embarcadero',
    37.8052,
    -122.4031,
    'Cruise Terminal|James R Herman Terminal',
  ],
  ['Pier 33', 'Pier 33, Embarcadero North', 37.8069, -122.4049],
  ['Pier 35', 'Pier 35, The Embarcadero', 37.8075, -122.406],
  ['Pier 39', 'Beach St & The Embarcadero', 37.8087, -122.4098, 'Sea Lions'],
  ['Pier 41', 'Pier 41, The Embarcadero', 37.8088, -122.4121, 'Blue and Gold Fleet'],
  ['Pier 43', 'Pier 43, The Embarcadero', 37.8087, -122.4142, 'Red and White Fleet'],
  ['Pier 14', 'Pier 14, The Embarcadero', 37.793, -122.3912],
  ['Pier 24', 'Pier 24, The Embarcadero', 37.7893, -122.3883],
  ['Pier 30', 'Pier 30, The Embarcadero', 37.7862, -122.3876],
  ['Pier 40 South Beach Harbor', 'Pier 40, The Embarcadero', 37.7823, -122.3876, 'South Beach Harbor'],
  ['Pier 48', 'Terry A Francois Blvd & Mission Rock St', 37.7752, -122.3874],
  ['Pier 50', '401 Terry A Francois Blvd', 37.7735, -122.3862],
  ['Pier 52 Boat Launch', '671 Terry A Francois Blvd', 37.7706, -122.3868],
  ['Pier 70', '420 22nd St', 37.758, -122.3853],
  ['Pier 80', '25 Cesar Chavez St', 37.7492, -122.3805],
  ['St Francis Yacht Club', '99 Yacht Rd', 37.8072, -122.4461],
  ['Treasure Island Ferry', 'Clipper Cove Way', 37.8167, -122.3723],
];
