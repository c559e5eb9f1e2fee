import type { Camera, Size } from '../projection.ts';
import { Crowd, type CrowdCar, type CrowdOptions } from './crowd.ts';
import type { Readable } from './readable.ts';

/** The colours of a car: its body, and its edge and windows. */
export type CarColors = { body: string; edge: string };
export type CrowdView = { camera: Camera; size: Size; colors: CarColors };

const sprite = 28;
const turn = Math.PI / 180;

/** A car seen from above that drives to the north, drawn once for all. */
const drawCar = ({ body, edge }: CarColors, density: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = sprite * density;
  canvas.height = sprite * density;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(density, density);
  context.translate(sprite / 2, sprite / 2);
  const shape = new Path2D();
  shape.roundRect(-5.5, -10, 11, 20, 4);
  Object.assign(context, { strokeStyle: edge, fillStyle: body, lineWidth: 2, lineJoin: 'round' });
  context.stroke(shape);
  context.fill(shape);
  const windows = new Path2D('M-3.2-4.2h6.4l-.8 3h-4.8zM-2.6 6.2h5.2');
  Object.assign(context, { fillStyle: edge, lineWidth: 1.25 });
  context.stroke(windows);
  context.fill(windows);
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
  #drawn = '';
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
    const drawn = `${view.colors.body} ${view.colors.edge} ${density}`;
    if (drawn !== this.#drawn) this.#sprite = drawCar(view.colors, density);
    this.#drawn = drawn;
    this.#canvas = canvas;
    this.#view = view;
    this.#wake();
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
    const [canvas, view, car] = [this.#canvas, this.#view, this.#sprite];
    const context = canvas?.getContext('2d');
    if (!canvas || !context || !view || !car) return false;
    if (this.#news) this.#crowd.report(this.#news(), now, this.#isEased());
    this.#news = null;
    const density = canvas.width / view.size.width;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    const half = (sprite * density) / 2;
    return this.#crowd.draw(view.camera, view.size, now, (x, y, heading) => {
      const [cos, sin] = [Math.cos(heading * turn), Math.sin(heading * turn)];
      context.setTransform(cos, sin, -sin, cos, x * density, y * density);
      context.drawImage(car, -half, -half, sprite * density, sprite * density);
    });
  }
}

export type { CrowdCanvas };

/**
 * A drawing of many moving cars, for a map of a page's own. `isEased` returns whether the user allows
 * motion.
 */
export const createCrowdCanvas = (options: CrowdCanvasOptions): CrowdCanvas => new CrowdCanvas(options);
