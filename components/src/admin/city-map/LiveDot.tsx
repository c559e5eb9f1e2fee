import { live } from '../console/AdminConsole.css.ts';

/** The mark of what changes by itself. */
export const LiveDot = () => <span className={live} aria-hidden="true" />;
