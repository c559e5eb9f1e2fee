import type { Simulation, SimulationSteering } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { adminDemo } from '../../intl/generated/en-US/admin-demo.ts';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import * as styles from './Demo.css.ts';

export type SimulationViewProps = {
  /** Null while it loads. */
  city: Simulation | null;
  /** The demo runs without a city. */
  isAbsent?: boolean;
  /** Whether the last load failed. */
  isFailed?: boolean;
  onRetry: () => void;
  /** A change is awaited, and no other one is asked for. The controls keep the focus. */
  isSteering?: boolean;
  /** Whether the last change failed. */
  isSteeringFailed?: boolean;
  onSteer: (change: SimulationSteering) => void;
};

const speeds = [0.25, 0.5, 1, 2, 5, 10, 20];

/** The simulated city of a demo: whether it runs, how fast, and what drives in it. */
export const SimulationView = (props: SimulationViewProps) => {
  const { city, isAbsent = false, isFailed = false, onRetry, isSteeringFailed = false } = props;
  const t = useText(adminDemo);
  return (
    <Card title={t('simulation')}>
      <div className={styles.stack}>
        <p className={styles.hint}>{t(isAbsent ? 'simulationOff' : 'simulationHint')}</p>
        {isFailed && <RetryNotice onRetry={onRetry}>{t('simulationFailed')}</RetryNotice>}
        {isSteeringFailed && <Notice tone="critical">{t('steerFailed')}</Notice>}
        {city && <Controls {...props} city={city} />}
        {!city && !isFailed && !isAbsent && <Skeleton height={96} />}
      </div>
    </Card>
  );
};

const Controls = ({ city, isSteering = false, onSteer }: SimulationViewProps & { city: Simulation }) => {
  const t = useText(adminDemo);
  const { number } = useFormats();
  const steer = (change: SimulationSteering): void => {
    if (!isSteering) onSteer(change);
  };
  const offered = [...new Set([...speeds, city.speed])].sort((a, b) => a - b);
  const facts = [
    ['drivers', city.drivers],
    ['riders', city.riders],
    ['openRides', city.open_rides],
    ['completedRides', city.completed_rides],
  ] as const;
  return (
    <>
      <div className={styles.controls} aria-busy={isSteering || undefined}>
        <Switch isSelected={city.running} onChange={(running) => steer({ running })}>
          {t('running')}
        </Switch>
        <Select
          label={t('speed')}
          hideLabel
          options={offered.map((speed) => ({ id: String(speed), label: t('times', { speed }) }))}
          value={String(city.speed)}
          onChange={(speed) => steer({ speed: Number(speed) })}
        />
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, count]) => (
          <div key={name}>
            <dt className={styles.hint}>{t(name)}</dt>
            <dd className={styles.figure}>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
