import { landing } from '../intl/generated/en-US/landing.ts';
import { useText } from '../intl/use-text.ts';
import * as styles from './sections.css.ts';

const steps = [
  { title: 'destinationTitle', text: 'destinationText' },
  { title: 'vehicleTitle', text: 'vehicleText' },
  { title: 'driverTitle', text: 'driverText' },
  { title: 'rideTitle', text: 'rideText' },
] as const;

/** The four steps of a ride, drawn as a route with four stops. */
export const Steps = () => {
  const t = useText(landing);
  return (
    <section className={styles.section} id="how-it-works" aria-labelledby="how-it-works-title">
      <h2 id="how-it-works-title" className={styles.title}>
        {t('stepsTitle')}
      </h2>
      <p className={styles.subtitle}>{t('stepsLead')}</p>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.stop} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.itemTitle}>{t(title)}</h3>
            <p className={styles.itemText}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
