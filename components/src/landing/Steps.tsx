import * as styles from './sections.css.ts';

const steps = [
  { title: 'Set Your Destination', text: 'Type a place and pick it from the list.' },
  { title: 'Choose Your Ride', text: 'Economy, comfort, premium or SUV, each with its price.' },
  { title: 'Track Your Driver', text: 'Follow the car and go out when it is there.' },
  { title: 'Enjoy Your Ride', text: 'Arrive, pay and rate with one tap.' },
] as const;

/** The way from here to there, drawn as a route with four stops. */
export const Steps = () => (
  <section className={styles.section} id="how-it-works" aria-labelledby="how-it-works-title">
    <h2 id="how-it-works-title" className={styles.title}>
      How It Works
    </h2>
    <p className={styles.subtitle}>From the sofa to the door in four stops.</p>
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.stop} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.itemTitle}>{title}</h3>
          <p className={styles.itemText}>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
