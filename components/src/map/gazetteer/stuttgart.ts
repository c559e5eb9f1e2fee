import type { PlaceRow } from './place-row.ts';

/** Sights, museums and halls of Stuttgart. */
export const stuttgartLandmarks: PlaceRow[] = [
  ['Neues Schloss', 'Schlossplatz 4', 48.778, 9.1822, 'New Palace'],
  ['Altes Schloss', 'Schillerplatz 6', 48.7771, 9.179, 'Landesmuseum|Old Castle'],
  ['Schlossplatz', 'Königstraße & Planie', 48.7786, 9.18],
  ['Königsbau Passagen', 'Königstraße 26', 48.7794, 9.1786],
  ['Stiftskirche', 'Stiftstraße 12', 48.7766, 9.1777],
  ['Markthalle', 'Dorotheenstraße 4', 48.7766, 9.1797],
  ['Rathaus', 'Marktplatz 1', 48.7751, 9.1784, 'City Hall|Marktplatz'],
  ['Staatsoper', 'Oberer Schlossgarten 6', 48.7806, 9.1852, 'Opera'],
  ['Staatsgalerie', 'Konrad-Adenauer-Straße 30', 48.7801, 9.1871],
  ['Haus der Geschichte', 'Konrad-Adenauer-Straße 16', 48.7789, 9.1859],
  ['Kunstmuseum', 'Kleiner Schlossplatz 1', 48.7783, 9.1783],
  ['Landtag', 'Konrad-Adenauer-Straße 3', 48.7793, 9.1839],
  ['Stadtbibliothek', 'Mailänder Platz 1', 48.7903, 9.1825, 'Library'],
  ['Milaneo', 'Mailänder Platz 7', 48.7914, 9.1838],
  ['Liederhalle', 'Berliner Platz 1', 48.7797, 9.1686, 'Kultur- und Kongresszentrum'],
  ['Linden-Museum', 'Hegelplatz 1', 48.7828, 9.1701],
  ['Mercedes-Benz Museum', 'Mercedesstraße 100', 48.7881, 9.2339],
  ['Porsche Museum', 'Porscheplatz 1', 48.8343, 9.1525],
  ['MHP Arena', 'Mercedesstraße 87', 48.7923, 9.232, 'Stadion|VfB|Neckarstadion'],
  ['Porsche-Arena', 'Mercedesstraße 69', 48.7935, 9.2275],
  ['Schleyer-Halle', 'Mercedesstraße 67', 48.7942, 9.2293],
  ['Cannstatter Wasen', 'Mercedesstraße 50', 48.7951, 9.2215, 'Volksfest|Wasen'],
  ['Wilhelma', 'Wilhelma 13', 48.8051, 9.2069, 'Zoo'],
  ['Fernsehturm', 'Jahnstraße 120', 48.7559, 9.1902, 'TV Tower'],
  ['Grabkapelle Rotenberg', 'Württembergstraße 340', 48.7817, 9.2686, 'Württemberg'],
  ['Schloss Solitude', 'Solitude 1', 48.7871, 9.0845],
  ['Schloss Rosenstein', 'Rosenstein 1', 48.8002, 9.2055, 'Naturkundemuseum'],
  ['Weissenhofmuseum', 'Rathenaustraße 1', 48.7998, 9.1776, 'Weissenhofsiedlung'],
  ['Planetarium', 'Willy-Brandt-Straße 25', 48.786, 9.1902, 'Carl-Zeiss-Planetarium'],
  ['Schweinemuseum', 'Schlachthofstraße 2', 48.7846, 9.2136],
  ['SI-Centrum', 'Plieninger Straße 100', 48.7198, 9.1576, 'Apollo Theater|Palladium Theater'],
  ['Messe Stuttgart', 'Messepiazza 1', 48.6966, 9.1902, 'Trade Fair'],
  ['Leuze Mineralbad', 'Am Leuzebad 2', 48.7976, 9.2092, 'Leuze'],
  ['Theaterhaus', 'Siemensstraße 11', 48.8081, 9.1755],
];

/** Stations and the airport of Stuttgart. */
export const stuttgartStations: PlaceRow[] = [
  ['Hauptbahnhof', 'Arnulf-Klett-Platz 2', 48.7838, 9.1816, 'Central Station|Main Station|Stuttgart Hbf'],
  ['Bahnhof Bad Cannstatt', 'Bahnhofstraße 30', 48.8013, 9.2165],
  ['Feuerbach Bahnhof', 'Wiener Platz 1', 48.8139, 9.1689],
  ['Zuffenhausen Bahnhof', 'Bahnhofplatz 1, Zuffenhausen', 48.8333, 9.1702],
  ['Vaihingen Bahnhof', 'Vollmoellerstraße 11', 48.7257, 9.1125],
  ['Charlottenplatz', 'Charlottenplatz & Konrad-Adenauer-Straße', 48.7764, 9.1832],
  ['Rotebühlplatz', 'Rotebühlplatz & Königstraße', 48.7734, 9.1723, 'Stadtmitte'],
  ['Feuersee', 'Rotebühlstraße & Johannesstraße', 48.7723, 9.1654],
  ['Schwabstraße', 'Schwabstraße & Rotebühlstraße', 48.7699, 9.1585],
  ['Marienplatz', 'Marienplatz & Hauptstätter Straße', 48.7642, 9.1683, 'Zacke'],
  ['Pragsattel', 'Heilbronner Straße & Siemensstraße', 48.8047, 9.1827],
  ['Flughafen Stuttgart', 'Flughafenstraße 32', 48.6905, 9.1934, 'Stuttgart Airport|STR'],
];

/** Parks of Stuttgart. */
export const stuttgartParks: PlaceRow[] = [
  ['Schlossgarten', 'Cannstatter Straße & Willy-Brandt-Straße', 48.7885, 9.1935, 'Unterer Schlossgarten'],
  ['Oberer Schlossgarten', 'Eckensee', 48.7803, 9.1838, 'Eckensee'],
  ['Rosensteinpark', 'Rosensteinstraße & Nordbahnhofstraße', 48.8003, 9.1965],
  ['Killesberg', 'Am Kochenhof 1', 48.8041, 9.1705, 'Höhenpark Killesberg'],
  ['Stadtgarten', 'Keplerstraße & Holzgartenstraße', 48.7815, 9.174],
  ['Max-Eyth-See', 'Mühlhäuser Straße & Hofen', 48.8328, 9.2145],
  ['Birkenkopf', 'Rotenwaldstraße & Birkenkopf', 48.7653, 9.1306, 'Monte Scherbelino'],
];

/** Quarters of Stuttgart. */
export const stuttgartQuarters: PlaceRow[] = [
  ['Bohnenviertel', 'Pfarrstraße & Rosenstraße', 48.7739, 9.1826],
  ['Stuttgart-West', 'Bebelstraße & Schwabstraße', 48.7727, 9.1568],
  ['Stuttgart-Ost', 'Ostendplatz', 48.7838, 9.2083],
  ['Bad Cannstatt', 'Wilhelmsplatz 1', 48.8044, 9.2145],
  ['Degerloch', 'Epplestraße 20', 48.7484, 9.1703],
  ['Möhringen', 'Filderbahnplatz 1', 48.7265, 9.1487],
  ['Vaihingen', 'Robert-Leicht-Straße & Vaihinger Markt', 48.7282, 9.1088],
  ['Feuerbach', 'Stuttgarter Straße & Grazer Straße', 48.811, 9.1625],
  ['Untertürkheim', 'Widdersteinstraße & Großglocknerstraße', 48.7828, 9.252],
];

/** Hospitals and universities of Stuttgart. */
export const stuttgartHospitals: PlaceRow[] = [
  ['Katharinenhospital', 'Kriegsbergstraße 60', 48.7829, 9.1729, 'Klinikum Stuttgart'],
  ['Marienhospital', 'Böheimstraße 37', 48.761, 9.1635],
  ['Robert-Bosch-Krankenhaus', 'Auerbachstraße 110', 48.8135, 9.1885],
];
export const stuttgartUniversities: PlaceRow[] = [
  ['Universität Stuttgart', 'Keplerstraße 7', 48.7818, 9.1729, 'University|Stadtmitte Campus'],
  ['Universität Stuttgart Campus Vaihingen', 'Pfaffenwaldring 5', 48.7456, 9.1056],
  ['Universität Hohenheim', 'Schloss Hohenheim 1', 48.7117, 9.2142],
];
export const stuttgartHotels: PlaceRow[] = [
  ['Steigenberger Graf Zeppelin', 'Arnulf-Klett-Platz 7', 48.783, 9.1798],
  ['Le Méridien Stuttgart', 'Willy-Brandt-Straße 30', 48.7846, 9.1888],
  ['Maritim Hotel Stuttgart', 'Seidenstraße 34', 48.7804, 9.1669],
];
