import { useLayoutEffect, useRef, useState } from 'react';
import type { Camera } from '../projection.ts';
import { isMotionWelcome } from './motion-ok.ts';

const duration = 500;
const easeInOut = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

const isSame = (one: Camera, other: Camera): boolean =>
  one.scale === other.scale && one.centre.x === other.centre.x && one.centre.y === other.centre.y;

/**
 * A camera that moves to each new goal. It jumps to the goal while a pointer holds the map and after a
 * `cut`.
 */
export const useEased = (
  goal: Camera,
  { isHeld, cut }: { isHeld: boolean; cut: string },
  between: (from: Camera, to: Camera, part: number) => Camera,
): Camera => {
  const [shown, setShown] = useState(goal);
  const latest = useRef({ camera: goal, cut });
  const isCut = latest.current.cut !== cut;
  const { scale, centre } = goal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a goal is its values; the same values begin no movement.
  useLayoutEffect(() => {
    const from = latest.current.camera;
    const show = (camera: Camera): void => {
      latest.current.camera = camera;
      setShown(camera);
    };
    const wasCut = latest.current.cut !== cut;
    latest.current.cut = cut;
    if (isSame(from, goal)) return;
    if (isHeld || wasCut || !isMotionWelcome()) return show(goal);
    let start: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const part = Math.min(1, (now - start) / duration);
      show(part < 1 ? between(from, goal, easeInOut(part)) : goal);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [scale, centre.x, centre.y, isHeld, cut]);
  return isHeld || isCut ? goal : shown;
};
