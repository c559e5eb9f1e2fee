import { AdminConsole } from '@mobility/components/admin';
import { build } from '../build.ts';

/** The admin console. */
export default function AdminPage() {
  return <AdminConsole build={build} />;
}
