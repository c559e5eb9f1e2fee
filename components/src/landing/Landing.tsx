import { Button, buttonClass } from '../primitives/Button/Button.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Features } from './Features.tsx';
import { HeroMap } from './HeroMap.tsx';
import * as styles from './Landing.css.ts';
import { Steps } from './Steps.tsx';

/** The tiles' figures, as text. */
export type LandingStats = { riders: string; drivers: string; cities: string; rides: string };
export type LandingProps = {
  onGetStarted: () => void;
  onBecomeDriver: () => void;
  /** Real figures where somebody reports them. */
  stats?: Partial<LandingStats>;
};

const fallback: LandingStats = { riders: '50K+', drivers: '5K+', cities: '25+', rides: '100K+' };
const tiles = [
  { key: 'riders', caption: 'Happy Riders' },
  { key: 'drivers', caption: 'Verified Drivers' },
  { key: 'cities', caption: 'Cities Covered' },
  { key: 'rides', caption: 'Rides Completed' },
] as const;

const Hero = ({ onGetStarted }: Pick<LandingProps, 'onGetStarted'>) => (
  <section className={`${styles.contained} ${styles.hero}`}>
    <div>
      <h1 className={styles.headline}>Your ride, minutes away.</h1>
      <p className={styles.lead}>Book in seconds, watch your driver arrive live, and pay the way you like.</p>
      <div className={styles.actions}>
        <Button variant="primary" size="large" onPress={onGetStarted}>
          Get Started
        </Button>
        {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the product's own words; the heading above says of what. */}
        <a className={buttonClass({ size: 'large' })} href="#how-it-works">
          Learn More
        </a>
      </div>
    </div>
    <HeroMap />
  </section>
);

const Tiles = ({ stats }: Pick<LandingProps, 'stats'>) => (
  <div className={styles.tilesFrame}>
    <dl className={styles.tiles}>
      {tiles.map(({ key, caption }) => (
        <div key={key} className={styles.tile}>
          <dt className={styles.caption}>{caption}</dt>
          <dd className={styles.figure}>{stats?.[key] ?? fallback[key]}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** What people see before they sign in. */
export const Landing = ({ onGetStarted, onBecomeDriver, stats }: LandingProps) => (
  <>
    <Hero onGetStarted={onGetStarted} />
    <Tiles stats={stats} />
    <Features />
    <Steps />
    <ClosingCall onGetStarted={onGetStarted} onBecomeDriver={onBecomeDriver} />
  </>
);
