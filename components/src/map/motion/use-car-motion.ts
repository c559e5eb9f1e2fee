import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CarMotion, type CarReport, type Leg } from './car-motion.ts';
import { isMotionWelcome } from './motion-ok.ts';
import type { Readable } from './readable.ts';

type Followed = {
  leg: Leg | null;
  /** The position of the car in React's state. */
  driver: CarReport | null | undefined;
  /** The current position of the car, read at each frame. It takes precedence over `driver`. */
  car: Readable<CarReport | null> | undefined;
};

const keyOf = (leg: Leg | null): string => (leg ? [...(leg.from ?? []), '>', ...leg.to].join() : '');
const reported = ({ car, driver }: Followed): CarReport | null => car?.get() ?? driver ?? null;

/** The car of a ride in motion. A report renders nothing; the subscribers of the motion draw. */
export const useCarMotion = (followed: Followed): CarMotion => {
  const latest = useRef(followed);
  latest.current = followed;
  const key = keyOf(followed.leg);
  const aimed = useRef(key);
  const [motion] = useState(() => {
    const made = new CarMotion();
    made.aim(followed.leg);
    const first = reported(followed);
    if (first) made.report(first);
    return made;
  });
  useLayoutEffect(() => {
    if (aimed.current === key) return;
    aimed.current = key;
    motion.aim(latest.current.leg);
    motion.tell();
  }, [key, motion]);
  const { car, driver } = followed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position or leg that React knows wakes the frames.
  useEffect(() => {
    let frame = 0;
    const wake = (): void => {
      frame ||= requestAnimationFrame(step);
    };
    const step = (now: number): void => {
      frame = 0;
      motion.tick(now);
      motion.isEased = isMotionWelcome();
      const report = reported(latest.current);
      if (report) motion.report(report);
      else motion.clear();
      motion.tell();
      if (motion.pose()?.isMoving) wake();
    };
    wake();
    const stop = car?.subscribe(wake);
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [motion, car, driver?.latitude, driver?.longitude, key]);
  return motion;
};
