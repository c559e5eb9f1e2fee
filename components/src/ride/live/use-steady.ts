import { useRef } from 'react';
import type { DriverPosition } from '../../provider/live/telemetry.ts';

const minute = 60_000;
/** In milliseconds: an estimate that differs by less from the previous one does not replace it. */
const slack = 30_000;

/**
 * The position with the arrival that was estimated before, unless the new estimate differs by more than
 * that.
 */
export const steadied = (
  before: number | null,
  position: DriverPosition | null | undefined,
): { due: number | null; position: DriverPosition | null | undefined } => {
  if (position?.eta_minutes === undefined) return { due: null, position };
  const due = position.receivedAt + position.eta_minutes * minute;
  if (before === null || Math.abs(due - before) >= slack) return { due, position };
  return {
    due: before,
    position: { ...position, eta_minutes: Math.max(0, (before - position.receivedAt) / minute) },
  };
};

/** The position of a driver without the small changes of its estimate, so that minutes do not jump up and down. */
export const useSteady = (
  position: DriverPosition | null | undefined,
  /** Another leg has an arrival of its own. */
  leg: string,
): DriverPosition | null | undefined => {
  const kept = useRef<{ leg: string; due: number | null }>({ leg, due: null });
  const steady = steadied(kept.current.leg === leg ? kept.current.due : null, position);
  kept.current = { leg, due: steady.due };
  return steady.position;
};
