import { NotFound } from '@mobility/components/shell';

/** What every address shows that has no page. */
export default NotFound;
