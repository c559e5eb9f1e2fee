import CreditCard from 'lucide-react/icons/credit-card';
import MapPin from 'lucide-react/icons/map-pin';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Smile from 'lucide-react/icons/smile';
import Zap from 'lucide-react/icons/zap';
import * as styles from './sections.css.ts';

const features = [
  {
    Icon: MapPin,
    title: 'Real-time Tracking',
    text: 'Watch the car come to you, with the minutes left and the plate to look for.',
  },
  {
    Icon: ShieldCheck,
    title: 'Safe & Secure',
    text: 'Every driver is verified. You see name, plate and rating before you get in.',
  },
  {
    Icon: Zap,
    title: 'Quick Booking',
    text: 'Two places and a vehicle. The fare is on the button before you confirm.',
  },
  {
    Icon: CreditCard,
    title: 'Flexible Payments',
    text: 'Balance, cash or card. Choose when the ride is done, not before.',
  },
  {
    Icon: Smartphone,
    title: 'Mobile Optimized',
    text: 'Made for one hand on a windy corner, and for reading in full sun.',
  },
  {
    Icon: Smile,
    title: 'Quality Service',
    text: 'One tap rates a ride, so that good drivers are found and others hear about it.',
  },
] as const;

/** What the product offers, in six cards. */
export const Features = () => (
  <section className={styles.section} id="features" aria-labelledby="features-title">
    <h2 id="features-title" className={styles.title}>
      Everything a ride needs, nothing it does not
    </h2>
    <ul className={styles.features}>
      {features.map(({ Icon, title, text }) => (
        <li key={title} className={styles.feature}>
          <span className={styles.featureIcon}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <h3 className={styles.itemTitle}>{title}</h3>
          <p className={styles.itemText}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
