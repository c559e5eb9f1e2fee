import CreditCard from 'lucide-react/icons/credit-card';
import MapPin from 'lucide-react/icons/map-pin';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Smile from 'lucide-react/icons/smile';
import Zap from 'lucide-react/icons/zap';
import { landing } from '../intl/generated/en-US/landing.ts';
import { useText } from '../intl/use-text.ts';
import * as styles from './sections.css.ts';

const features = [
  {
    Icon: MapPin,
    title: 'trackingTitle',
    text: 'trackingText',
  },
  {
    Icon: ShieldCheck,
    title: 'safetyTitle',
    text: 'safetyText',
  },
  {
    Icon: Zap,
    title: 'bookingTitle',
    text: 'bookingText',
  },
  {
    Icon: CreditCard,
    title: 'paymentsTitle',
    text: 'paymentsText',
  },
  {
    Icon: Smartphone,
    title: 'mobileTitle',
    text: 'mobileText',
  },
  {
    Icon: Smile,
    title: 'qualityTitle',
    text: 'qualityText',
  },
] as const;

/** The features of the product, in six cards. */
export const Features = () => {
  const t = useText(landing);
  return (
    <section className={styles.section} id="features" aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {t('featuresTitle')}
      </h2>
      <ul className={styles.features}>
        {features.map(({ Icon, title, text }) => (
          <li key={title} className={styles.feature}>
            <span className={styles.featureIcon}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <h3 className={styles.itemTitle}>{t(title)}</h3>
            <p className={styles.itemText}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
