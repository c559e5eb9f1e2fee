import { Profile } from '@mobility/components/profile';
import { useSearchParams } from 'wouter';

/** The profile of the signed-in user. The tab is part of the address. */
export default function ProfilePage() {
  const [params, setParams] = useSearchParams();
  return <Profile tab={params.get('tab')} onTab={(tab) => setParams({ tab }, { replace: true })} />;
}
