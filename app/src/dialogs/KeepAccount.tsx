import { KeepAccount } from '@mobility/components/profile';

/** The dialog for an account that is about to be deleted, in a chunk of its own. */
export default function KeepAccountDialog() {
  return <KeepAccount />;
}
