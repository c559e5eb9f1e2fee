/** The data that both sides search: a city of drivers, generated from one seed. */
export const drivers = 100_000;
/** One batch represents one second of a busy city. */
export const movesPerBatch = 25_000;
export const bookingsPerBatch = 50;
/** How many drivers a booking looks for at once. */
export const nearest = 64;

/** The CPU microseconds of a batch: finding drivers, here and in a static index, taking reports, and the whole bookings. */
export type Batch = { finding: number; findingStatic: number; reporting: number; booking: number };

export type Point = { latitude: number; longitude: number };

/** A small generator of numbers from 0 to 1. The same seed produces the same sequence. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Half of the places lie near the centre, half anywhere in the city. */
export const placeFrom = (random: () => number): Point => {
  const spread = random() < 0.5 ? 0.03 : 0.2;
  return {
    latitude: 37.75 + (random() - 0.5) * 2 * spread,
    longitude: -122.3 + (random() - 0.5) * 2.5 * spread,
  };
};

/** Moves about forty metres, the distance that a driver covers in the four seconds between two reports. */
export const stepFrom = ({ latitude, longitude }: Point, random: () => number): Point => ({
  latitude: latitude + (random() - 0.5) * 0.001,
  longitude: longitude + (random() - 0.5) * 0.001,
});
