import type { AvailableRide, DriverProfile, PaymentRecord } from '@mobility/openapi';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Lock from 'lucide-react/icons/lock';
import MapPin from 'lucide-react/icons/map-pin';
import Power from 'lucide-react/icons/power';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Route from 'lucide-react/icons/route';
import Wallet from 'lucide-react/icons/wallet';
import Wifi from 'lucide-react/icons/wifi';
import { type ReactNode, useEffect, useState } from 'react';

export type DriverDashboardProps = {
  profile: DriverProfile | null | undefined;
  isOnline: boolean;
  isToggling: boolean;
  isFetching: boolean;
  radiusKm: number;
  /** Undefined while they load. */
  rides: readonly AvailableRide[] | undefined;
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
  payments: readonly PaymentRecord[] | undefined;
  completed: number | undefined;
  balance: number | undefined;
  acceptingId: string | null;
  onToggle(): void;
  onLocate(): void;
  onRefresh(): void;
  onAccept(id: string): void;
  onDecline(id: string): void;
};

const money = (amount: number): string => `Ⓣ${amount.toFixed(2)}`;
const feeOf = ({ estimated_fare }: AvailableRide): number => Math.round(estimated_fare * 20) / 100;

const Kpi = ({
  label,
  value,
  note,
  icon,
}: {
  label: string;
  value?: string;
  note: string;
  icon: ReactNode;
}) => (
  <Card sx={{ flex: 1 }}>
    <CardContent>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography color="text.secondary">{label}</Typography>
        {icon}
      </Stack>
      <Typography variant="h5">{value ?? <Skeleton width={80} />}</Typography>
      <Typography variant="body2">{note}</Typography>
    </CardContent>
  </Card>
);

const Head = (props: DriverDashboardProps) => (
  <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <Stack sx={{ flexGrow: 1 }}>
      <Typography variant="h4" component="h1">
        {props.isOnline ? 'Online' : 'Offline'}
      </Typography>
      <Typography color="text.secondary">
        {props.profile
          ? `${props.profile.vehicle_make} ${props.profile.vehicle_model} · ${props.profile.license_plate}`
          : 'No vehicle yet'}
      </Typography>
    </Stack>
    <Button variant="outlined" startIcon={<MapPin />} onClick={props.onLocate}>
      Update Location
    </Button>
    <Button variant="outlined" startIcon={<RefreshCw />} loading={props.isFetching} onClick={props.onRefresh}>
      Refresh
    </Button>
  </Stack>
);

/** What keeps the driver from going online or accepting rides. */
const Notices = ({ profile, balance }: DriverDashboardProps) => (
  <>
    {profile?.is_approved === false && (
      <Alert severity="warning" action={<Button href="/profile?tab=driver">View profile</Button>}>
        <AlertTitle>Pending Review</AlertTitle>
        Your driver profile is under review. You'll be notified once approved.
      </Alert>
    )}
    {balance !== undefined && balance < 10 && (
      <Alert severity={balance <= 0 ? 'error' : 'warning'} action={<Button href="/payments">Top up</Button>}>
        <AlertTitle>{balance <= 0 ? 'Cannot accept rides' : 'Low balance'}</AlertTitle>
        Your {money(balance)} covers the fee of rides up to {money(Math.max(0, balance * 5))}.
      </Alert>
    )}
  </>
);

const Figures = ({ isOnline, payments, completed, balance }: DriverDashboardProps) => {
  const today = new Date().toDateString();
  const earned = payments
    ?.filter(({ status, created_at }) => status === 'paid' && new Date(created_at).toDateString() === today)
    .reduce((sum, { driver_earnings }) => sum + driver_earnings, 0);
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Kpi label="Status" value={isOnline ? 'Online' : 'Offline'} note="Live updates on" icon={<Wifi />} />
      <Kpi
        label="Today's Earnings"
        value={earned === undefined ? undefined : money(earned)}
        note="after the 20% fee"
        icon={<CircleDollarSign />}
      />
      <Kpi label="Completed Rides" value={completed?.toString()} note="in total" icon={<Route />} />
      <Kpi
        label="Balance"
        value={balance === undefined ? undefined : money(balance)}
        note={`for fares up to ${money(Math.max(0, (balance ?? 0) * 5))}`}
        icon={<Wallet />}
      />
    </Stack>
  );
};

const RideRow = ({ ride, ...props }: DriverDashboardProps & { ride: AvailableRide }) => {
  const fee = feeOf(ride);
  const isTooDear = props.balance !== undefined && fee > props.balance;
  return (
    <ListItem
      divider
      secondaryAction={
        <Stack direction="row">
          <Button onClick={() => props.onDecline(ride.id)}>Decline</Button>
          <Button
            variant="outlined"
            disabled={isTooDear}
            loading={props.acceptingId === ride.id}
            onClick={() => props.onAccept(ride.id)}
          >
            Accept
          </Button>
        </Stack>
      }
    >
      <ListItemText
        primary={
          <>
            {money(ride.estimated_fare - fee)} {ride.pickup_address} {ride.dropoff_address}
          </>
        }
        secondary={`${ride.pickup_distance_km ?? '–'} km away · ${ride.vehicle_type} · trip ${ride.estimated_distance_km} km`}
      />
      {isTooDear && <Chip icon={<Lock />} label={`Fee ${money(fee)} is above your balance`} />}
    </ListItem>
  );
};

const Age = ({ since }: { since: number }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <>refreshed {Math.max(0, Math.floor((now - since) / 1_000))} s ago</>;
};

const Rides = (props: DriverDashboardProps) => {
  const { rides, isOnline, radiusKm, readAt } = props;
  return (
    <Card>
      <CardHeader
        title={
          <>
            Available rides <Chip size="small" label={rides?.length ?? 0} />
          </>
        }
        subheader={
          <>
            within {radiusKm} km · <Age since={readAt} />
          </>
        }
      />
      {isOnline && rides === undefined && <Skeleton variant="rounded" height={104} />}
      {!isOnline && <CardContent>You are offline. Go online to see ride requests.</CardContent>}
      {isOnline && rides?.length === 0 && <CardContent>No ride requests right now</CardContent>}
      <List>
        {rides?.slice(0, 5).map((ride) => (
          <RideRow key={ride.id} ride={ride} {...props} />
        ))}
      </List>
      {rides && rides.length > 5 && <CardContent>+{rides.length - 5} more</CardContent>}
    </Card>
  );
};

/** The driver's dashboard, with the parts that the product's first view has before its map and lower panels load. */
export const DriverDashboard = (props: DriverDashboardProps) => (
  <Container component="main">
    <Stack spacing={3} sx={{ paddingBlock: 3 }}>
      <Head {...props} />
      <Notices {...props} />
      <Figures {...props} />
      <Rides {...props} />
    </Stack>
    <Fab variant="extended" disabled={props.isToggling} onClick={props.onToggle}>
      <Power />
      {props.isOnline ? 'Go Offline' : 'Go Online'}
    </Fab>
  </Container>
);
