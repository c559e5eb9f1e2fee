import { type PointerEvent, useRef, useState } from 'react';

/** How much of the screen the sheet takes: its first lines, half, or nearly all. */
export type SheetStop = 'low' | 'half' | 'full';

/** In pixels; the lowest sheet is higher where its content is. */
const lowest = 96;
const shares = { half: 0.5, full: 0.92 } as const;
/** A press that moves less than this many pixels is a press of the grip. */
const slack = 6;
/** In pixels per millisecond: a flick goes on to the next stop. */
const flick = 0.5;
/** A pointer that rests this long before it lets go does not flick, in milliseconds. */
const rest = 100;
const following: Record<SheetStop, SheetStop> = { low: 'half', half: 'full', full: 'low' };

const sheetHeights = (height: number, content: number): Record<SheetStop, number> => ({
  low: Math.min(Math.max(lowest, content), height),
  half: Math.round(height * shares.half),
  full: Math.round(height * shares.full),
});

type Drag = { y: number; height: number; time: number; at: number; speed: number; hasMoved: boolean };

const nearest = (heights: Record<SheetStop, number>, height: number): SheetStop =>
  (['low', 'half', 'full'] as const).reduce((best, stop) =>
    Math.abs(heights[stop] - height) < Math.abs(heights[best] - height) ? stop : best,
  );

/**
 * A sheet over a map that a person drags, flicks or steps through three heights. `screen` and `content` are the heights of
 * the screen and of what the lowest sheet shows, in pixels.
 */
export const useSheet = (screen: number, content = 0) => {
  const [stop, setStop] = useState<SheetStop>('half');
  const [dragged, setDragged] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  const heights = sheetHeights(screen, content);
  const onPointerDown = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const { clientY: y, timeStamp: time } = event;
    drag.current = { y, height: heights[stop], time, at: y, speed: 0, hasMoved: false };
  };
  const onPointerMove = ({ clientY, timeStamp }: PointerEvent): void => {
    const { current } = drag;
    if (!current) return;
    const passed = Math.max(1, timeStamp - current.time);
    current.speed = (current.at - clientY) / passed;
    current.time = timeStamp;
    current.at = clientY;
    current.hasMoved ||= Math.abs(clientY - current.y) > slack;
    if (current.hasMoved)
      setDragged(Math.min(heights.full, Math.max(heights.low, current.height + current.y - clientY)));
  };
  const onPointerUp = ({ timeStamp }: PointerEvent): void => {
    const { current } = drag;
    if (current?.hasMoved && dragged !== null) {
      const speed = timeStamp - current.time < rest ? current.speed : 0;
      setStop(nearest(heights, dragged + (speed / flick) * lowest));
    }
    setDragged(null);
  };
  /** A press of the grip, by pointer or keyboard. A drag ends with a press too, which is none. */
  const onClick = (): void => {
    if (!drag.current?.hasMoved) setStop(following[stop]);
    drag.current = null;
  };
  return {
    stop,
    next: following[stop],
    /** The height that the sheet covers once it rests. */
    covered: heights[stop],
    /** In CSS. A share of the screen holds before the screen is measured, so that the sheet does not grow to it. */
    height: dragged === null && stop !== 'low' ? `${shares[stop] * 100}%` : `${dragged ?? heights.low}px`,
    isDragged: dragged !== null,
    grip: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  };
};
