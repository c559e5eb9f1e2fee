import type { Point, Size } from '../map/projection.ts';
import type { LatLng } from '../map/scene/scene.ts';
import type { GoogleLoader, GoogleView } from '../provider/ports/google-maps.ts';

type Listener = () => void;

/** A stub of `google.maps.Map` that records its options and each view, and draws nothing. */
class StubMap {
  readonly views: GoogleView[] = [];
  readonly element: HTMLElement;
  readonly options: Record<string, unknown>;
  private readonly listeners = new Set<Listener>();

  constructor(element: HTMLElement, options: object) {
    this.element = element;
    this.options = { ...options };
  }

  moveCamera(view: GoogleView): void {
    this.views.push(view);
  }

  addListener(_name: 'tilesloaded', listener: Listener) {
    this.listeners.add(listener);
    return { remove: () => void this.listeners.delete(listener) };
  }

  /** All tiles in view have been drawn. */
  draw(): void {
    for (const listener of this.listeners) listener();
  }

  get listening(): number {
    return this.listeners.size;
  }
}

/** Google's loader without Google: the same two functions, and the maps that were made. */
export const stubGoogle = ({ fails = false } = {}) => {
  const maps: StubMap[] = [];
  const options: object[] = [];
  const loader = {
    setOptions: (given: object) => void options.push(given),
    importLibrary: async (name: string) => {
      if (fails) throw new Error('The Google Maps JavaScript API could not load.');
      if (name !== 'maps') throw new Error(`There is no ${name} here`);
      return {
        Map: class extends StubMap {
          constructor(element: HTMLElement, given: object) {
            super(element, given);
            maps.push(this);
          }
        },
      };
    },
  };
  return { maps, options, load: async () => loader as unknown as GoogleLoader };
};

/** Where Google draws a place: its documented projection, with a world of 256 pixels at zoom 0. */
export const onGoogle = (
  { center, zoom }: GoogleView,
  { width, height }: Size,
  [lat, lng]: LatLng,
): Point => {
  const pixels = (latitude: number, longitude: number): Point => {
    const sine = Math.sin((latitude * Math.PI) / 180);
    return {
      x: 256 * (0.5 + longitude / 360) * 2 ** zoom,
      y: 256 * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom,
    };
  };
  const [at, middle] = [pixels(lat, lng), pixels(center.lat, center.lng)];
  return { x: at.x - middle.x + width / 2, y: at.y - middle.y + height / 2 };
};
