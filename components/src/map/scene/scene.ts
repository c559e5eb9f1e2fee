/** Latitude and longitude in degrees. */
export type LatLng = readonly [latitude: number, longitude: number];

export type StreetClass = 'street' | 'main' | 'highway';

/** A street that is drawn and driven. */
export type Street = { name: string; class: StreetClass; line: LatLng[] };

export type LabelTone = 'district' | 'park' | 'water' | 'road';

/** `from` is the smallest scale (pixels per world unit) at which the label shows. */
export type MapLabel = { text: string; at: LatLng; tone: LabelTone; turn?: number; from?: number };

/** A part of town with its own street grid: outline, turn in degrees, block size in metres. */
export type StreetGrid = { outline: LatLng[]; turn: number; block: readonly [number, number] };

/** Everything that is drawn of one city. `ground` is the fill where nothing else lies. */
export type Scene = {
  name: string;
  /** South, west, north, east of the places that this map is for. */
  bounds: readonly [number, number, number, number];
  /**
   * South, west, north, east of what may be shown: the bounds and the ground around them, as much as wide and low pictures need. The drawing goes on
   * beyond it.
   */
  extent: readonly [number, number, number, number];
  /** The centre of the map when it has nothing to show. */
  centre: LatLng;
  ground: 'water' | 'land';
  land: LatLng[][];
  water: LatLng[][];
  rivers: { line: LatLng[]; metres: number }[];
  parks: LatLng[][];
  grids: StreetGrid[];
  streets: Street[];
  /** Spans with bridge towers across them. */
  bridges: { from: LatLng; to: LatLng; towers: number }[];
  labels: MapLabel[];
};
