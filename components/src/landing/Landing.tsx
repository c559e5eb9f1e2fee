import { useFormats } from '../format/use-formats.ts';
import { landing } from '../intl/generated/en-US/landing.ts';
import { useText } from '../intl/use-text.ts';
import { Button, buttonClass } from '../primitives/Button/Button.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Features } from './Features.tsx';
import { Footer } from './Footer.tsx';
import { HeroMap } from './HeroMap.tsx';
import * as styles from './Landing.css.ts';
import { Steps } from './Steps.tsx';

/** The tiles' figures, as numbers or their digits. */
export type LandingStats = Record<'riders' | 'drivers' | 'cities' | 'rides', number | string>;
export type LandingProps = {
  onGetStarted: () => void;
  onBecomeDriver: () => void;
  /** Opens sign-in on the way to the booking form; `onGetStarted` where it is left out. */
  onWhereTo?: () => void;
  /** Real figures. The usual ones are shown for those that are left out. */
  stats?: Partial<LandingStats>;
};

const tiles = [
  { key: 'riders', caption: 'happyRiders', usual: 'usualRiders' },
  { key: 'drivers', caption: 'verifiedDrivers', usual: 'usualDrivers' },
  { key: 'cities', caption: 'citiesCovered', usual: 'usualCities' },
  { key: 'rides', caption: 'ridesCompleted', usual: 'usualRides' },
] as const;

const Hero = ({
  onGetStarted,
  onWhereTo = onGetStarted,
}: Pick<LandingProps, 'onGetStarted' | 'onWhereTo'>) => {
  const t = useText(landing);
  return (
    <section className={`${styles.contained} ${styles.hero}`}>
      <div>
        <h1 className={styles.headline}>{t('headline')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Button className={styles.whereTo} size="large" onPress={onWhereTo}>
          <span className={styles.destination} aria-hidden="true" />
          {t('whereTo')}
        </Button>
        <div className={styles.actions}>
          <Button variant="primary" size="large" onPress={onGetStarted}>
            {t('getStarted')}
          </Button>
          <a className={buttonClass({ size: 'large' })} href="#how-it-works">
            {t('learnMore')}
          </a>
        </div>
      </div>
      <HeroMap />
    </section>
  );
};

const Tiles = ({ stats }: Pick<LandingProps, 'stats'>) => {
  const t = useText(landing);
  const { number } = useFormats();
  return (
    <div className={styles.tilesFrame}>
      <dl className={styles.tiles}>
        {tiles.map(({ key, caption, usual }) => (
          <div key={key} className={styles.tile}>
            <dt className={styles.caption}>{t(caption)}</dt>
            {/* The server writes its figures into the prerendered page. */}
            <dd data-figure={key} className={styles.figure}>
              {stats?.[key] ? number(Number(stats[key])) : t(usual)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** The landing page, shown to signed-out users. */
export const Landing = ({ onGetStarted, onBecomeDriver, onWhereTo, stats }: LandingProps) => (
  <>
    <Hero onGetStarted={onGetStarted} onWhereTo={onWhereTo} />
    <Tiles stats={stats} />
    <Features />
    <Steps />
    <ClosingCall onGetStarted={onGetStarted} onBecomeDriver={onBecomeDriver} />
    <Footer />
  </>
);
