import * as styles from './AwaitedDriver.css.ts';

type AwaitedDriverProps = {
  /** On the screen of a ride; otherwise on its card, where the button for messages follows. */
  onScreen?: boolean;
};

/** Keeps the place of the driver while one is looked for, so that what is below does not move. */
export const AwaitedDriver = ({ onScreen = false }: AwaitedDriverProps) => (
  <>
    <div className={onScreen ? `${styles.row} ${styles.tall}` : styles.row} aria-hidden="true">
      <span className={styles.portrait} />
      <span className={styles.words} />
      <span className={styles.plate} />
    </div>
    {!onScreen && <div className={styles.button} aria-hidden="true" />}
  </>
);
