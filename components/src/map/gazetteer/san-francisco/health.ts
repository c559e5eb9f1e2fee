import type { PlaceRow } from '../place-row.ts';

/** Hospitals and clinics of San Francisco. */
export const hospitals: PlaceRow[] = [
  ['Zuckerberg San Francisco General Hospital', '1001 Potrero Ave', 37.7555, -122.4048, 'SF General|ZSFG'],
  ['UCSF Medical Center at Parnassus', '505 Parnassus Ave', 37.7631, -122.4578, 'UCSF Parnassus'],
  ['UCSF Medical Center at Mission Bay', '1825 4th St', 37.7653, -122.3903, 'UCSF Mission Bay Hospital'],
  ['UCSF Benioff Children Hospital', '1975 4th St', 37.7647, -122.3905],
  ['UCSF Mount Zion', '1600 Divisadero St', 37.7852, -122.4393],
  ['CPMC Van Ness Campus', '1101 Van Ness Ave', 37.7857, -122.4222, 'California Pacific Medical Center'],
  ['CPMC Davies Campus', '601 Duboce Ave', 37.7686, -122.4352, 'Davies Medical Center'],
  ['CPMC Mission Bernal Campus', '3555 Cesar Chavez St', 37.7478, -122.4208, 'St Luke Hospital'],
  ['Kaiser Permanente San Francisco', '2425 Geary Blvd', 37.7826, -122.4426, 'Kaiser Geary'],
  ['Kaiser Permanente Mission Bay', '1600 Owens St', 37.7674, -122.395],
  ['Kaiser Permanente French Campus', '4131 Geary Blvd', 37.7806, -122.463],
  ['Saint Francis Memorial Hospital', '900 Hyde St', 37.7895, -122.4166],
  ['St Mary Medical Center', '450 Stanyan St', 37.774, -122.4541],
  ['Chinese Hospital', '845 Jackson St', 37.7956, -122.409],
  ['San Francisco VA Medical Center', '4150 Clement St', 37.7822, -122.505, 'Veterans Hospital|VA Hospital'],
  ['Laguna Honda Hospital', '375 Laguna Honda Blvd', 37.7481, -122.4577],
];
