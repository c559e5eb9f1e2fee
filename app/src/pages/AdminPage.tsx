import { AdminConsole } from '@mobility/components/admin';
import { useSearchParams } from 'wouter';
import { build } from '../build.ts';

/** The admin console. Its section is part of the address. */
export default function AdminPage() {
  const [params] = useSearchParams();
  return <AdminConsole build={build} tab={params.get('tab')} />;
}
