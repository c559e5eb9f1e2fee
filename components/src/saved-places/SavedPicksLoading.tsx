import * as styles from './SavedPlaces.css.ts';

/** The space of the three buttons that every rider has, so that what is below stays in place. */
export const SavedPicksLoading = () => (
  <div className={styles.picks} aria-hidden="true">
    <span className={styles.pickSpace.home} />
    <span className={styles.pickSpace.work} />
    <span className={styles.pickSpace.other} />
  </div>
);
