import { live } from '../console/AdminConsole.css.ts';

/** The mark of what changes by itself; grey while live updates do not arrive. */
export const LiveDot = ({ isLive }: { isLive: boolean }) => (
  <span className={live} data-still={!isLive || undefined} aria-hidden="true" />
);
