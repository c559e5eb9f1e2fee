import { NotFound } from '@mobility/components/shell';

/** Shown at every address that has no page. */
export default NotFound;
