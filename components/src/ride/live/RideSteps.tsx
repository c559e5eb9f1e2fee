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

/** The four steps of a ride, the current one in the signal colour. */
export function RideSteps({ phase }: { phase: RidePhase }) {
  const t = useText(ride);
  const current = steps.findIndex((step) => step.phase === phase);
  return (
    <ol className={styles.steps} aria-label={t('progress')}>
      {steps.map(({ text }, index) => {
        const look = index < current ? styles.done : index === current ? styles.current : '';
        return (
          <li
            key={text}
            className={`${styles.step} ${look}`}
            aria-current={index === current ? 'step' : undefined}
          >
            {t(text)}
            {index < current && <VisuallyHidden> {t('stepDone')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
