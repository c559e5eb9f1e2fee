import { useFormats } from '../format/use-formats.ts';
import { landing } from '../intl/generated/en-US/landing.ts';
import { useText } from '../intl/use-text.ts';
import { HeroGround } from './HeroGround.tsx';
import * as styles from './HeroMap.css.ts';

// From Dolores Park along Dolores and Market Street, by 10th to Howard Street, and along the water.
const travelled = 'M-64,88L-66,47Q-66,44 -64,42L-30,7Q-28,5 -26,7L-14,19Q-12,22 -10,20L4,5';
const route = 'M8,1L76,-68Q79,-71 76,-74L67,-84';

/** The ride on the picture: names of places and people, which are not translated. */
const ride = {
  pickup: 'Dolores Park',
  dropoff: 'Ferry Building',
  minutes: 7,
  car: 'Mateo · Prius',
  plate: '8KLM402',
} as const;
const areas = [
  { name: 'Market St', transform: 'translate(26 -62) rotate(-45.3)' },
  { name: 'SoMa', transform: 'translate(52 6)' },
  { name: 'Civic Center', transform: 'translate(-66 -24)' },
  { name: 'Mission', transform: 'translate(4 92)' },
] as const;

const Names = () =>
  areas.map(({ name, transform }) => (
    <text key={name} className={styles.wideName} transform={transform}>
      {name}
    </text>
  ));

const Ends = () => (
  <>
    <g transform="translate(64 -88)">
      <rect className={styles.dropoff} x="-8" y="-8" width="16" height="16" rx="3" />
      <text className={styles.label} x="14" y="-16" textAnchor="end">
        {ride.dropoff}
      </text>
    </g>
    <g transform="translate(-64 88)">
      <circle className={styles.pickup} r="8" />
      <text className={styles.label} x="-16" y="4" textAnchor="end">
        {ride.pickup}
      </text>
    </g>
  </>
);

const Car = () => (
  <g transform="translate(4 5)">
    <circle className={styles.halo} r="26" />
    <g transform="rotate(-45)">
      <rect className={styles.carBody} x="-15" y="-9" width="30" height="18" rx="6" />
      <path className={styles.carGlass} d="M5 -5.5c2 3.5 2 7.5 0 11M-8 -5v10" />
    </g>
  </g>
);

/** A picture of a ride under way: the car on its route, the minutes left and the plate. */
export const HeroMap = () => {
  const t = useText(landing);
  const { minutes } = useFormats();
  return (
    <div className={styles.map}>
      <svg
        className={styles.picture}
        width="1200"
        height="800"
        viewBox="-600 -400 1200 800"
        role="img"
        aria-label={t('map', { pickup: ride.pickup, dropoff: ride.dropoff })}
      >
        <HeroGround />
        <path className={styles.behind} d={travelled} />
        <path className={styles.casing} d={route} />
        <path className={styles.live} d={route} />
        <Names />
        <Ends />
        <Car />
      </svg>
      <div className={styles.chip}>
        <span className={styles.minutes}>{minutes(ride.minutes)}</span>
        <div className={styles.trip}>
          <p className={styles.place}>{ride.dropoff}</p>
          <p className={styles.car}>{ride.car}</p>
        </div>
        <span className={styles.plate}>{ride.plate}</span>
      </div>
    </div>
  );
};
