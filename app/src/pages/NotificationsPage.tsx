import { Notifications } from '@mobility/components/notification';
import { useSearchParams } from 'wouter';

/** Every notification of the signed-in user. The filter is part of the address. */
export default function NotificationsPage() {
  const [params, setParams] = useSearchParams();
  return (
    <Notifications
      filter={params.get('show')}
      onFilter={(filter) => setParams(filter === 'all' ? {} : { show: filter })}
    />
  );
}
