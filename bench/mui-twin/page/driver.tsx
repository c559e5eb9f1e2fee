import CircularProgress from '@mui/material/CircularProgress';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DriverDashboard } from './driver-dashboard.tsx';
import { Bar, client, mount, useNews } from './frame.tsx';

const links = ['Dashboard', 'My Rides', 'Payment Methods'];
const pollEvery = 10_000;

/** What the driver does: going online, answering requests, locating and refreshing. */
const useDuty = (isOnline: boolean) => {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries();
  const toggle = useMutation({
    mutationFn: () => (isOnline ? client.goOffline() : client.goOnline()),
    onSuccess,
  });
  const accept = useMutation({
    mutationFn: (id: string) => client.updateRide(id, { action: 'accept' }),
    onSuccess,
  });
  const decline = useMutation({ mutationFn: (id: string) => client.declineRide(id), onSuccess });
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        void client.updateLocation({ location: { latitude, longitude } }).then(onSuccess),
    );
  return {
    isToggling: toggle.isPending,
    acceptingId: accept.isPending ? accept.variables : null,
    onToggle: () => toggle.mutate(),
    onAccept: (id: string) => accept.mutate(id),
    onDecline: (id: string) => decline.mutate(id),
    onLocate: locate,
    onRefresh: () => void onSuccess(),
  };
};

const Screen = () => {
  const user = useQuery({ queryKey: ['user'], queryFn: () => client.getCurrentUser() });
  const profile = useQuery({ queryKey: ['profile'], queryFn: () => client.getDriverProfile() });
  const preferences = useQuery({ queryKey: ['preferences'], queryFn: () => client.getDriverPreferences() });
  const summary = useQuery({ queryKey: ['summary'], queryFn: () => client.getPaymentsSummary() });
  const payments = useQuery({ queryKey: ['payments'], queryFn: () => client.listPayments() });
  const balance = useQuery({ queryKey: ['balance'], queryFn: () => client.getMyBalance() });
  const isOnline = preferences.data?.is_online ?? false;
  const rides = useQuery({
    queryKey: ['available'],
    queryFn: () => client.listAvailableRides(),
    enabled: isOnline,
    refetchInterval: pollEvery,
  });
  const duty = useDuty(isOnline);
  const unread = useNews()?.length ?? 0;
  if (!user.data) return <CircularProgress />;
  return (
    <>
      <Bar links={links} name={user.data.name} unread={unread} />
      <DriverDashboard
        {...duty}
        profile={profile.data}
        isOnline={isOnline}
        radiusKm={preferences.data?.radius_km ?? 25}
        rides={rides.data?.available_rides}
        readAt={rides.dataUpdatedAt}
        payments={payments.data}
        completed={summary.data?.total_rides}
        balance={balance.data?.current_balance}
        isFetching={rides.isFetching}
      />
    </>
  );
};

mount('/driver', Screen);
