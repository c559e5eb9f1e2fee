import type { Camera, Point, Size } from '../projection.ts';
import { Crowd, type CrowdCar, type CrowdOptions } from './crowd.ts';
import type { Readable } from './readable.ts';

/** The colours of a car: its body, and its edge and windows. */
export type CarColors = { body: string; edge: string };
/** A ring marks a place that does not move, such as where someone waits. */
export type CrowdLook = CarColors & { isRing?: boolean };
export type CrowdView = {
  camera: Camera;
  size: Size;
  colors: CarColors;
  /** The looks of cars that name one. */
  looks?: Readonly<Record<string, CrowdLook>>;
};

const sprite = 28;
const turn = Math.PI / 180;

const drawRing = (context: CanvasRenderingContext2D, { body, edge }: CarColors): void => {
  const ring = new Path2D();
  ring.arc(0, 0, 6, 0, 2 * Math.PI);
  for (const [strokeStyle, lineWidth] of [
    [edge, 8],
    [body, 4],
  ] as const) {
    Object.assign(context, { strokeStyle, lineWidth });
    context.stroke(ring);
  }
};

/** A car seen from above that drives to the north. */
const drawCar = (context: CanvasRenderingContext2D, { body, edge }: CarColors): void => {
  const shape = new Path2D();
  shape.roundRect(-5.5, -10, 11, 20, 4);
  Object.assign(context, { strokeStyle: edge, fillStyle: body, lineWidth: 2, lineJoin: 'round' });
  context.stroke(shape);
  context.fill(shape);
  const windows = new Path2D('M-3.2-4.2h6.4l-.8 3h-4.8zM-2.6 6.2h5.2');
  Object.assign(context, { fillStyle: edge, lineWidth: 1.25 });
  context.stroke(windows);
  context.fill(windows);
};

/** A mark, drawn once for all cars of its look. */
const drawMark = ({ isRing, ...colors }: CrowdLook, density: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = sprite * density;
  canvas.height = sprite * density;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(density, density);
  context.translate(sprite / 2, sprite / 2);
  if (isRing) drawRing(context, colors);
  else drawCar(context, colors);
  return canvas;
};

type CrowdCanvasOptions = CrowdOptions & { isEased: () => boolean };

/**
 * Draws many cars on a canvas, outside React. Positions are read once per frame, however often they
 * change; frames are drawn only while something moves.
 */
class CrowdCanvas {
  readonly #isEased: () => boolean;
  readonly #crowd: Crowd;
  #canvas: HTMLCanvasElement | null = null;
  #view: CrowdView | null = null;
  #sprite: HTMLCanvasElement | null = null;
  #sprites = new Map<string | undefined, HTMLCanvasElement>();
  #drawn = '';
  /** The time of the last frame. */
  #now = 0;
  #frame = 0;
  /** Returns the newest positions; null once they have been read. */
  #news: (() => readonly CrowdCar[]) | null = null;

  constructor({ isEased, ...options }: CrowdCanvasOptions) {
    this.#isEased = isEased;
    this.#crowd = new Crowd(options);
  }

  /** Shows these cars from the next frame on. */
  take(cars: readonly CrowdCar[]): void {
    this.#news = () => cars;
    this.#wake();
  }

  /** Shows the cars of a store at each frame. Returns the function that stops it. */
  follow(source: Readable<readonly CrowdCar[]>): () => void {
    const take = (): void => {
      this.#news = source.get;
      this.#wake();
    };
    take();
    return source.subscribe(take);
  }

  /** Shows another part of the map, on this canvas. */
  look(canvas: HTMLCanvasElement, view: CrowdView): void {
    if (typeof Path2D === 'undefined') return;
    const density = globalThis.devicePixelRatio || 1;
    const [wide, high] = [view.size.width, view.size.height].map((side) => Math.round(side * density));
    if (wide && canvas.width !== wide) canvas.width = wide;
    if (high && canvas.height !== high) canvas.height = high;
    const looks = Object.entries(view.looks ?? {});
    const drawn = JSON.stringify([view.colors, looks, density]);
    if (drawn !== this.#drawn) {
      this.#sprite = drawMark(view.colors, density);
      this.#sprites = new Map(looks.map(([name, look]) => [name, drawMark(look, density)]));
    }
    this.#drawn = drawn;
    this.#canvas = canvas;
    this.#view = view;
    this.#wake();
  }

  /** The id of the car at a point of the last frame; null where there is none. */
  carAt(point: Point): string | null {
    return this.#view && this.#crowd.nearest(this.#view.camera, this.#view.size, this.#now, point);
  }

  stop = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  };

  #wake(): void {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      if (this.draw(now)) this.#wake();
    });
  }

  /** Draws one frame. Returns whether another is needed. */
  draw(now: number): boolean {
    this.#now = now;
    const [canvas, view, car] = [this.#canvas, this.#view, this.#sprite];
    const context = canvas?.getContext('2d');
    if (!canvas || !context || !view || !car) return false;
    if (this.#news) this.#crowd.report(this.#news(), now, this.#isEased());
    this.#news = null;
    const density = canvas.width / view.size.width;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    const half = (sprite * density) / 2;
    return this.#crowd.draw(view.camera, view.size, now, (x, y, heading, look) => {
      const [cos, sin] = [Math.cos(heading * turn), Math.sin(heading * turn)];
      context.setTransform(cos, sin, -sin, cos, x * density, y * density);
      context.drawImage(this.#sprites.get(look) ?? car, -half, -half, sprite * density, sprite * density);
    });
  }
}

export type { CrowdCanvas };

/**
 * A drawing of many moving cars, for a map of a page's own. `isEased` returns whether the user allows
 * motion.
 */
export const createCrowdCanvas = (options: CrowdCanvasOptions): CrowdCanvas => new CrowdCanvas(options);
