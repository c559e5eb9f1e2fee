import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import Check from 'lucide-react/icons/check';
import { useFormats } from '../../format/use-formats.ts';
import { driving } from '../../intl/generated/en-US/driving.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ActiveSteps.css.ts';

const steps = [
  { phase: 'accepted', name: 'stepAccepted', at: 'accepted_at' },
  { phase: 'arriving', name: 'stepArrived', at: 'arrived_at' },
  { phase: 'inProgress', name: 'stepOnTheWay', at: 'started_at' },
  { phase: 'completed', name: 'stepCompleted', at: 'completed_at' },
] as const satisfies readonly { phase: RidePhase; name: keyof typeof driving.messages; at: keyof Ride }[];

const stateOf = (index: number, current: number) => {
  if (index < current) return 'done';
  return index === current ? 'current' : 'next';
};

type ActiveStepsProps = {
  ride: Ride;
  /** When the next step is expected, in milliseconds since 1970. */
  expected?: number | undefined;
};

/** The four steps of a driver's ride, each with its time once it is reached, and the next with the time it is expected. */
export const ActiveSteps = ({ ride, expected }: ActiveStepsProps) => {
  const t = useText(driving);
  const formats = useFormats();
  const current = steps.findIndex(({ phase }) => phase === phaseOf[ride.status]);
  return (
    <ol className={styles.steps} aria-label={t('progress')}>
      {steps.map(({ name, phase, at }, index) => {
        const state = stateOf(index, current);
        const time = state === 'next' ? null : ride[at];
        return (
          <li
            key={phase}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.disc}>
              {state === 'done' && <Check size={12} strokeWidth={3} aria-hidden />}
            </span>
            {t(name)}
            {time != null && <time className={styles.time}>{formats.time(time)}</time>}
            {index === current + 1 && expected !== undefined && (
              <time className={styles.time}>
                <VisuallyHidden>{t('expected')} </VisuallyHidden>
                {formats.time(expected)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
};
