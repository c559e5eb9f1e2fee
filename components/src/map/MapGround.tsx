import * as styles from './RideMap.css.ts';

/** The ground of a map whose code is on its way. It keeps the map's space. */
export const MapGround = () => <div className={styles.map} />;
