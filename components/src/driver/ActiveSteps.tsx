import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import Check from 'lucide-react/icons/check';
import { formatTime } from '../format/index.ts';
import * as styles from './ActiveSteps.css.ts';

const steps: { name: string; phase: RidePhase }[] = [
  { name: 'Accepted', phase: 'accepted' },
  { name: 'Arrived', phase: 'arriving' },
  { name: 'On the way', phase: 'inProgress' },
  { name: 'Completed', phase: 'completed' },
];
const stateOf = (index: number, at: number) => {
  if (index < at) return 'done';
  return index === at ? 'current' : 'next';
};

/** The four steps of a driver's ride. */
export function ActiveSteps({ ride }: { ride: Ride }) {
  const at = steps.findIndex(({ phase }) => phase === phaseOf[ride.status]);
  return (
    <ol className={styles.steps} aria-label="Progress">
      {steps.map(({ name, phase }, index) => {
        const state = stateOf(index, at);
        return (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.disc}>
              {state === 'done' && <Check size={12} strokeWidth={3} aria-hidden />}
            </span>
            {name}
            {phase === 'accepted' && ride.accepted_at != null && (
              <time className={styles.time}>{formatTime(ride.accepted_at)}</time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
