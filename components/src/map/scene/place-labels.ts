import type { PlaceKind } from '../gazetteer/place-row.ts';
import { places } from '../gazetteer/places.ts';
import type { LabelTone, MapLabel } from './scene.ts';

/** The kinds of places that a map names, and how. Street corners and parts of town have labels of their own. */
const tones: Partial<Record<PlaceKind, LabelTone>> = {
  park: 'park',
  landmark: 'district',
  museum: 'district',
  hospital: 'district',
  university: 'district',
  venue: 'district',
  station: 'road',
  pier: 'district',
};
const order = Object.keys(tones);

/** The known places as labels of the map, parks and landmarks first. */
export const placeLabels: readonly MapLabel[] = places
  .flatMap((place) => {
    const tone = tones[place.kind];
    return tone ? [{ ...place, tone }] : [];
  })
  .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  .map(({ name, latitude, longitude, tone }) => ({ text: name, at: [latitude, longitude], tone }));
