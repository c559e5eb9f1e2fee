import type { RidePhase } from '@mobility/openapi/lifecycle';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LiveRideCard.css.ts';

const steps = [
  { text: 'stepBooked', phase: 'pending' },
  { text: 'stepOnTheWay', phase: 'accepted' },
  { text: 'stepPickup', phase: 'arriving' },
  { text: 'stepDropoff', phase: 'inProgress' },
] as const satisfies { text: string; phase: RidePhase }[];

/** When a step was or will be reached, as text. */
export type StepTimes = Partial<Record<RidePhase, string>>;

/** The four steps of a ride, the current one in the signal colour; from tablets with their times. */
export function RideSteps({ phase, times = {} }: { phase: RidePhase; times?: StepTimes }) {
  const t = useText(ride);
  const current = phase === 'completed' ? steps.length : steps.findIndex((step) => step.phase === phase);
  // The times of a cancelled ride show which steps it reached.
  const isDone = (step: RidePhase, index: number) =>
    phase === 'cancelled' ? times[step] !== undefined : index < current;
  return (
    <ol className={styles.steps} aria-label={t('progress')}>
      {steps.map(({ text, phase: step }, index) => {
        const look = isDone(step, index) ? styles.done : index === current ? styles.current : '';
        return (
          <li
            key={text}
            className={`${styles.step} ${look}`}
            aria-current={index === current ? 'step' : undefined}
          >
            {t(text)}
            {times[step] && <span className={styles.stepTime}>{times[step]}</span>}
            {isDone(step, index) && <VisuallyHidden> {t('stepDone')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
