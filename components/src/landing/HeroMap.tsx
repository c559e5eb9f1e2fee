import { useFormats } from '../format/use-formats.ts';
import { landing } from '../intl/generated/en-US/landing.ts';
import { useText } from '../intl/use-text.ts';
import * as styles from './HeroMap.css.ts';

const span = (from: number, to: number, step: number, without: readonly number[]): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step).filter(
    (value) => !without.includes(value),
  );
// The avenues are drawn separately, so the minor streets leave them out.
const streets = [
  ...span(-896, 896, 64, [-256, 448]).map((x) => `M${x} -560V560`),
  ...span(-616, 616, 44, [-220, 132]).map((y) => `M-900 ${y}H900`),
].join('');
const route = 'M-20,0L52,0Q64,0 64,-12L64,-32Q64,-44 76,-44L128,-44';

/** The ride on the picture: names of places and people, which are not translated. */
const ride = {
  pickup: 'Dolores Park',
  dropoff: 'Ferry Building',
  minutes: 7,
  car: 'Mateo · Prius',
  plate: '8KLM402',
} as const;
const areas = [
  { name: 'Market St', transform: 'translate(-185.5 -82.6) rotate(-50.6)' },
  { name: 'SoMa', transform: 'translate(185.3 15.6)' },
  { name: 'Civic Center', transform: 'translate(-140.7 14.5)' },
] as const;

const Ground = () => (
  <>
    <path className={styles.street} d={streets} />
    <path className={styles.avenueEdge} d="M-256 -560V560M-900 132H900" />
    <path className={styles.avenue} d="M448 -560V560M-900 -220H900M-256 -560V560M-900 132H900" />
    <path className={styles.avenueEdge} d="M-900 420 420 -560" />
    <path className={styles.avenue} d="M-900 420 420 -560" />
    <rect className={styles.park} x="-316" y="136" width="120" height="80" rx="4" />
    <rect className={styles.park} x="196" y="-216" width="56" height="80" rx="4" />
    <rect className={styles.park} x="68" y="180" width="120" height="36" rx="4" />
    <path
      className={styles.water}
      d="M340 -600 352 -330 420 -250 452 -120 520 -60 560 80 660 170 700 600H1200V-600Z"
    />
  </>
);

const Names = () =>
  areas.map(({ name, transform }) => (
    <text key={name} className={styles.wideName} transform={transform}>
      {name}
    </text>
  ));

const Ends = () => (
  <>
    <g transform="translate(113.6 -73.7)">
      <rect className={styles.dropoff} x="-8" y="-8" width="16" height="16" rx="3" />
      <text className={styles.label} x="14" y="-16" textAnchor="end">
        {ride.dropoff}
      </text>
    </g>
    <g transform="translate(-113.6 73.7)">
      <circle className={styles.pickup} r="8" />
      <text className={styles.label} x="-12" y="26">
        {ride.pickup}
      </text>
    </g>
  </>
);

const Car = () => (
  <g transform="translate(-19.4 4.8)">
    <circle className={styles.halo} r="26" />
    <g transform="rotate(-14)">
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
        <g transform="rotate(-14)">
          <Ground />
          <path className={styles.behind} d="M-114,44L-76,44Q-64,44 -64,32L-64,12Q-64,0 -52,0L-40,0" />
          <path className={styles.casing} d={route} />
          <path className={styles.live} d={route} />
        </g>
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
