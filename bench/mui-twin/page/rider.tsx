import CircularProgress from '@mui/material/CircularProgress';
import { useQuery } from '@tanstack/react-query';
import { Bar, client, mount, useNews } from './frame.tsx';
import { Dashboard } from './rider-dashboard.tsx';

const links = ['Dashboard', 'Book Ride', 'My Rides', 'Payment Methods'];

const Screen = () => {
  const user = useQuery({ queryKey: ['user'], queryFn: () => client.getCurrentUser() });
  const rides = useQuery({ queryKey: ['rides'], queryFn: () => client.listMyRides() });
  const balance = useQuery({ queryKey: ['balance'], queryFn: () => client.getMyBalance() });
  const notifications = useNews();
  if (!user.data) return <CircularProgress />;
  return (
    <>
      <Bar links={links} name={user.data.name} unread={notifications?.length ?? 0} />
      <Dashboard
        user={user.data}
        rides={rides.data}
        balance={balance.data?.current_balance}
        notifications={notifications}
      />
    </>
  );
};

mount('/rider', Screen);
