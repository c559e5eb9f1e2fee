/** The cars and their messages, the same for both sides. */
export const cars = 200;
export const messagesPerSecond = 5_000;
export const size = { width: 860, height: 744 } as const;
export const colors = { body: '#10131a', edge: '#ffffff' } as const;
/** The middle of the city, and the degrees around it in which the cars drive. */
export const centre = [37.7755, -122.4185] as const;
const spread = 0.02;
const metresPerSecond = 13;
const metresPerDegree = 111_320;

/** The result of playing the messages. `ink` is the number of pixels drawn at the end. */
export type Played = { frames: number; late: number; messages: number; ink: number };
/** A message of one car. */
export type Message = { id: string; latitude: number; longitude: number; heading: number; at: number };

/** A car that drives back and forth along its own straight street. */
class FieldCar {
  readonly #id: string;
  readonly #start: readonly [number, number];
  readonly #heading: number;
  readonly #length: number;

  constructor(index: number) {
    const share = (step: number): number => ((index * step) % cars) / cars;
    this.#id = `car-${index}`;
    this.#start = [centre[0] + (share(7) - 0.5) * spread, centre[1] + (share(13) - 0.5) * spread];
    this.#heading = share(29) * 360;
    this.#length = 300 + share(3) * 600;
  }

  /** Its message after the given number of seconds. */
  at(seconds: number): Message {
    const driven = seconds * metresPerSecond;
    const isBack = Math.floor(driven / this.#length) % 2 === 1;
    const metres = isBack ? this.#length - (driven % this.#length) : driven % this.#length;
    const turn = (this.#heading * Math.PI) / 180;
    const narrow = Math.cos((centre[0] * Math.PI) / 180);
    return {
      id: this.#id,
      latitude: this.#start[0] + (metres * Math.cos(turn)) / metresPerDegree,
      longitude: this.#start[1] + (metres * Math.sin(turn)) / metresPerDegree / narrow,
      heading: (this.#heading + (isBack ? 180 : 0)) % 360,
      at: seconds,
    };
  }
}

const field = Array.from({ length: cars }, (_, index) => new FieldCar(index));

/** Message number `index` since the start: the cars take turns. */
export const messageOf = (index: number): Message => {
  const car = field[index % cars];
  if (!car) throw new Error('There is no such car');
  return car.at(index / messagesPerSecond);
};
