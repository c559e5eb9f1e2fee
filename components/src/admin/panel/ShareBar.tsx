import * as styles from './ShareBar.css.ts';

export type ShareBarProps = {
  /** From 0 to 1. */
  share: number;
  /** Whether the whole is visible behind the share. */
  hasTrack?: boolean;
};

/** A share of a whole as a bar. Its figure is beside it as text. */
export const ShareBar = ({ share, hasTrack = false }: ShareBarProps) => (
  <svg
    className={styles.bar}
    data-track={hasTrack || undefined}
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className={styles.fill} width={share === 0 ? 0 : Math.max(0.5, 100 * share)} height={1} />
  </svg>
);
