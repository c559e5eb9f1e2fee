import type { PlaceRow } from '../place-row.ts';

/** Universities, colleges and large schools of San Francisco. */
export const universities: PlaceRow[] = [
  ['San Francisco State University', '1600 Holloway Ave', 37.7219, -122.4782, 'SF State|SFSU'],
  ['University of San Francisco', '2130 Fulton St', 37.7766, -122.4506, 'USF'],
  ['UCSF Parnassus Campus', '513 Parnassus Ave', 37.7628, -122.4585],
  ['UCSF Mission Bay Campus', '1675 Owens St', 37.7678, -122.3929],
  ['City College of San Francisco', '50 Frida Kahlo Way', 37.7257, -122.4511, 'CCSF'],
  ['City College Mission Center', '1125 Valencia St', 37.7546, -122.4207],
  ['City College Chinatown Center', '808 Kearny St', 37.7954, -122.4047],
  ['UC Law San Francisco', '200 McAllister St', 37.7812, -122.4157, 'Hastings College of the Law'],
  ['Golden Gate University', '536 Mission St', 37.7893, -122.399],
  ['California College of the Arts', '1111 8th St', 37.7676, -122.4002, 'CCA'],
  ['Academy of Art University', '79 New Montgomery St', 37.7877, -122.4006],
  ['San Francisco Conservatory of Music', '50 Oak St', 37.7756, -122.4203],
  ['San Francisco Art Institute', '800 Chestnut St', 37.8035, -122.4173],
  ['University of the Pacific Dugoni School', '155 5th St', 37.7821, -122.4058, 'Dugoni Dentistry'],
  ['Lowell High School', '1101 Eucalyptus Dr', 37.7308, -122.4838],
  ['Mission High School', '3750 18th St', 37.7617, -122.4272],
  ['Galileo Academy', '1150 Francisco St', 37.8036, -122.4241],
  ['Balboa High School', '1000 Cayuga Ave', 37.722, -122.4409],
  ['Abraham Lincoln High School', '2162 24th Ave', 37.7473, -122.4812],
  ['George Washington High School', '600 32nd Ave', 37.7778, -122.4917],
  ['Raoul Wallenberg High School', '40 Vega St', 37.7802, -122.446],
  ['Lycee Francais de San Francisco', '1201 Ortega St', 37.7516, -122.4729],
];
