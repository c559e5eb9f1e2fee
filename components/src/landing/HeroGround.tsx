import * as styles from './HeroMap.css.ts';

/** Parallel streets of a district, clipped to its outline. */
type Grid = { id: string; outline: string; turn: number; streets: string };

const lines = (step: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.ceil(840 / step) }, (_, index) => draw(index * step - 420)).join('');
const across = (step: number): string => lines(step, (y) => `M-600 ${y}H600`);
const up = (step: number): string => lines(step, (x) => `M${x}-600V600`);

// 44 units are a kilometre, north is up, and 0,0 lies between Dolores Park and the Ferry Building.
const grids: readonly Grid[] = [
  {
    id: 'north',
    outline: 'M-600-400V200L-160 130-95 73 64-88V-400Z',
    turn: -9.4,
    streets: across(11) + up(14),
  },
  { id: 'soma', outline: 'M-48 26L64-88 140-60V30L20 39Z', turn: -45, streets: across(11.5) + up(24) },
  {
    id: 'south',
    outline: 'M-160 130L-95 73-48 26 20 39 140 30V400H-600V200Z',
    turn: -4.5,
    streets: across(14) + up(11),
  },
];
/** Market Street, Van Ness Avenue, Geary Boulevard, 19th Avenue, Potrero Avenue, 16th, 3rd and Fell Street. */
const avenues =
  'M-190 170Q-160 130-95 73L64-88M-58-139-34 15-22 144-40 300M28-49-370-5M-239-110V-36L-250 300M11 42 22 144 60 400M-95 61 90 56M26-49 78 5 92 60 106 300M-34 12-175 30';
/** The Presidio, Golden Gate Park and its Panhandle, the parks of the hills, and Dolores Park. */
const parks =
  'M-290-140-160-140-164-64-262-60ZM-390 36-169 25-168 62-388 74ZM-169 28-120 23V29L-169 34ZM-131 38h18v20h-18ZM-100 1h11v10h-11ZM-73-75h12v12h-12ZM-172 92h32l2 20-30 14ZM-34 160h30v14h-34ZM-70 80l10-1 1 17-10 1Z';
/** The ocean, the Golden Gate and the bay. */
const water =
  'M-600-400V400H-340L-350 281-390 86-370-46-309-51-258-158-220-140-146-141-76-146-20-151 1-156 34-134 50-110 64-88 88-56V-27L86-5 82 3 58 18 62 21 88 12 98 42 113 86 121 115 106 147 144 193 206 247V400H600V-400Z';
const bayBridge = 'M84-48 186-156 260-230';

/** San Francisco: the streets of its three grids, its parks and the water around it. */
export const HeroGround = () => (
  <>
    {grids.map(({ id, outline, turn, streets }) => (
      <g key={id} clipPath={`url(#grid-${id})`}>
        <clipPath id={`grid-${id}`}>
          <path d={outline} />
        </clipPath>
        <path className={styles.street} transform={`rotate(${turn})`} d={streets} />
      </g>
    ))}
    <path className={styles.park} d={parks} />
    <path className={styles.avenueEdge} d={avenues} />
    <path className={styles.avenue} d={avenues} />
    <path className={styles.water} d={water} />
    <path className={styles.avenueEdge} d={bayBridge} />
    <path className={styles.avenue} d={bayBridge} />
  </>
);
