import type { RidePhase } from '@mobility/openapi/lifecycle';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LiveRideCard.css.ts';

const steps: { name: string; phase: RidePhase }[] = [
  { name: 'Booked', phase: 'pending' },
  { name: 'On the way', phase: 'accepted' },
  { name: 'Pickup', phase: 'arriving' },
  { name: 'Drop-off', phase: 'inProgress' },
];

/** The four stretches of a ride, the current one in the signal. */
export function RideSteps({ phase }: { phase: RidePhase }) {
  const at = steps.findIndex((step) => step.phase === phase);
  return (
    <ol className={styles.steps} aria-label="Progress">
      {steps.map(({ name }, index) => {
        const look = index < at ? styles.done : index === at ? styles.current : '';
        return (
          <li
            key={name}
            className={`${styles.step} ${look}`}
            aria-current={index === at ? 'step' : undefined}
          >
            {name}
            {index < at && <VisuallyHidden> done</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
