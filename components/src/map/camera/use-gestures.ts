import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import type { Point } from '../projection.ts';
import type { CameraControls } from './use-camera.ts';

const keyStep = 60;
const keyZoom = 1.5;
const doubleZoom = 2;
const wheelSpeed = 0.0016;
/** How long the hint stays after a turn of the wheel or a swipe that the page took, in milliseconds. */
const hintTime = 1500;
/** A press that moves less than this many pixels is a click. */
const slack = 5;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** A key that is held down repeats faster than a step takes. */
const moveByKey = ({ key, repeat }: KeyboardEvent, controls: CameraControls): boolean => {
  const { panBy, zoomBy } = repeat ? controls : controls.step;
  const arrow = arrows[key];
  if (arrow) panBy(...arrow);
  else if (key === '+' || key === '=') zoomBy(keyZoom);
  else if (key === '-' || key === '_') zoomBy(1 / keyZoom);
  else if (key === '0' || key === 'Home') controls.release();
  else return false;
  return true;
};

const spreadOf = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Whether an event is for a link of the map's ground, such as its terms. */
const isOnLink = ({ target }: { target: EventTarget }): boolean =>
  target instanceof Element && target.closest('a, button') !== null;

/** Whether the page or a box around an element scrolls. */
const isInScroller = (element: Element | null): boolean => {
  if (!element) return false;
  const isPage = element === document.documentElement;
  const { overflowY } = getComputedStyle(element);
  const scrolls = isPage ? overflowY !== 'hidden' : /auto|scroll/.test(overflowY);
  return (scrolls && element.scrollHeight > element.clientHeight + 1) || isInScroller(element.parentElement);
};

/** Whether a swipe of one finger scrolls the page around, and two fingers move the map. */
const isInPage = (element: HTMLElement): boolean => element.dataset.fingers !== undefined;

type Scrolled = {
  isOn: boolean;
  /** How far the fingers have moved, in pixels. */
  travelled: RefObject<number>;
  latest: RefObject<CameraControls>;
};

/**
 * Keeps what scrolls the page from doing so where it moves the map: Ctrl or ⌘ with the wheel, and two fingers. Without them,
 * the element has `data-scrolled` for a moment.
 */
const usePageScroll = (ref: RefObject<HTMLElement | null>, { isOn, travelled, latest }: Scrolled): void => {
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const hint = (by: 'wheel' | 'finger') => {
      element.dataset.scrolled = by;
      clearTimeout(timer);
      timer = setTimeout(() => delete element.dataset.scrolled, hintTime);
    };
    const onWheel = (event: WheelEvent) => {
      if (!(event.ctrlKey || event.metaKey) && isInScroller(element)) return hint('wheel');
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const around = { x: event.clientX - left, y: event.clientY - top };
      latest.current.zoomBy(Math.exp(-event.deltaY * wheelSpeed), around);
    };
    const onTouchMove = (event: TouchEvent) => {
      if (!isInPage(element)) return;
      if (event.touches.length > 1) event.preventDefault();
      else if (travelled.current >= slack) hint('finger');
    };
    // React listens to both passively, which cannot keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [ref, isOn, travelled, latest]);
};

/**
 * Turns drags, pinches, the wheel and keys into moves of the camera. Where the page scrolls, the wheel needs Ctrl or ⌘;
 * without one the page scrolls. An element with `data-fingers` leaves a single finger to the page too. `onClick` is called
 * for presses that moved nothing, and for Enter with the middle.
 */
export const useGestures = (
  ref: RefObject<HTMLElement | null>,
  controls: CameraControls,
  { isOn, onClick }: { isOn: boolean; onClick?: (at: Point) => void },
) => {
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const latest = useRef(controls);
  latest.current = controls;

  usePageScroll(ref, { isOn, travelled, latest });

  const positionOf = (event: PointerEvent): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || isOnLink(event)) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    if (fingers.current.size === 0) travelled.current = 0;
    fingers.current.set(event.pointerId, positionOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, positionOf(event));
    const after = [...fingers.current.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    travelled.current +=
      Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(spreadOf(after) - spreadOf(before));
    const isOfPage = after.length === 1 && event.pointerType === 'touch' && isInPage(event.currentTarget);
    if (travelled.current < slack || isOfPage) return;
    controls.panBy(from.x - to.x, from.y - to.y);
    if (spreadOf(before) > 0) controls.zoomBy(spreadOf(after) / spreadOf(before), to);
  };
  const onPointerUp = (event: PointerEvent) => {
    const wasDown = fingers.current.delete(event.pointerId);
    if (wasDown && travelled.current < slack) onClick?.(positionOf(event));
  };
  const onDoubleClick = (event: MouseEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    controls.step.zoomBy(doubleZoom, { x: event.clientX - left, y: event.clientY - top });
  };
  const onPointerCancel = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || isOnLink(event));
    if (isPlain && event.key === 'Enter' && onClick) {
      const { width, height } = event.currentTarget.getBoundingClientRect();
      onClick({ x: width / 2, y: height / 2 });
    } else if (isPlain && moveByKey(event, controls)) event.preventDefault();
  };
  return isOn ? { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick, onKeyDown } : {};
};
