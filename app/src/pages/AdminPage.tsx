import { AdminConsole } from '@mobility/components/admin';
import { useSearchParams } from 'wouter';
import { build } from '../build.ts';
import { entryBefore } from '../ports/history/entry-before.ts';

/** The admin console. Its open tab, filters and dialogs are part of the address. */
export default function AdminPage() {
  const [parameters, onParameters] = useSearchParams();
  return (
    <AdminConsole build={build} parameters={parameters} onParameters={onParameters} before={entryBefore} />
  );
}
