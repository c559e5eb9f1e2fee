import type { Notification, Ride, User } from '@mobility/openapi';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Car from 'lucide-react/icons/car';
import CreditCard from 'lucide-react/icons/credit-card';
import History from 'lucide-react/icons/history';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';

export type DashboardProps = {
  user: User;
  /** Undefined while they load. */
  rides: readonly Ride[] | undefined;
  balance: number | undefined;
  notifications: readonly Notification[] | undefined;
};

const money = (amount: number): string => `Ⓣ${amount.toFixed(2)}`;
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const Action = ({ icon, title, text, to }: { icon: ReactNode; title: string; text: string; to: string }) => (
  <Card sx={{ flex: 1 }}>
    <CardActionArea href={to}>
      <CardContent>
        <Avatar>{icon}</Avatar>
        <Typography variant="h6">{title}</Typography>
        <Typography color="text.secondary">{text}</Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);

const Figure = ({ label, value, note }: { label: string; value: string | undefined; note?: string }) => (
  <Card sx={{ flex: 1 }}>
    <CardContent>
      <Typography color="text.secondary">{label}</Typography>
      <Typography variant="h5">{value ?? <Skeleton width={80} />}</Typography>
      {note && <Typography variant="body2">{note}</Typography>}
    </CardContent>
  </Card>
);

const canCancel = (ride: Ride): boolean => ['pending', 'accepted', 'in_progress'].includes(ride.status);
const canPay = (ride: Ride): boolean =>
  ride.status === 'completed' && ['pending', 'not_initiated'].includes(ride.payment_status ?? '');

const RideRow = ({ ride }: { ride: Ride }) => (
  <Card variant="outlined">
    <CardContent>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Box>
          <Typography>{ride.pickup_address}</Typography>
          <Typography>{ride.dropoff_address}</Typography>
          <Typography color="text.secondary">
            {dates.format(new Date(ride.created_at))} · {ride.estimated_distance_km} km ·{' '}
            {ride.estimated_duration_minutes} min
          </Typography>
        </Box>
        <Stack sx={{ alignItems: 'flex-end' }}>
          <Chip label={ride.status.replaceAll('_', ' ')} size="small" />
          <Typography variant="h6">{money(ride.fare ?? ride.estimated_fare)}</Typography>
        </Stack>
      </Stack>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined">Book Again</Button>
        {canCancel(ride) && <Button color="error">Cancel</Button>}
        {canPay(ride) && <Button variant="contained">Pay Now</Button>}
      </Stack>
    </CardContent>
  </Card>
);

const Rides = ({ rides }: Pick<DashboardProps, 'rides'>) => (
  <Stack spacing={1} sx={{ flex: 2 }}>
    <Typography variant="h6">Recent Rides</Typography>
    {rides === undefined && [1, 2, 3].map((key) => <Skeleton key={key} variant="rounded" height={120} />)}
    {rides?.slice(0, 3).map((ride) => (
      <RideRow key={ride.id} ride={ride} />
    ))}
    {rides?.length === 0 && (
      <Card variant="outlined">
        <CardContent>
          <Typography>No recent rides found</Typography>
          <Button variant="contained" href="/book-ride">
            Book Your First Ride
          </Button>
        </CardContent>
      </Card>
    )}
  </Stack>
);

const News = ({ notifications }: Pick<DashboardProps, 'notifications'>) => (
  <Stack spacing={1} sx={{ flex: 1 }}>
    <Typography variant="h6">Recent Notifications</Typography>
    {notifications === undefined && <Skeleton variant="rounded" height={200} />}
    {notifications?.slice(0, 5).map(({ id, title, message }) => (
      <Badge key={id} color="warning" variant="dot">
        <Typography>{title}</Typography>
        <Typography color="text.secondary">{message}</Typography>
      </Badge>
    ))}
    {notifications?.length === 0 && <Typography>No notifications</Typography>}
  </Stack>
);

const tips = {
  'Rider Tips': ['Check the plate before you get in.', 'Be at the pickup on time.', 'Rate your driver.'],
  'Safety Tips': ['Share your trip.', 'Wear your seat belt.', 'Call for help in an emergency.'],
};

/** The rider's dashboard, with the parts of the product's first view. */
export const Dashboard = ({ user, rides, balance, notifications }: DashboardProps) => {
  const completed = rides?.filter(({ status }) => status === 'completed');
  const spent = completed?.reduce((sum, { fare }) => sum + (fare ?? 0), 0);
  const pending = rides?.filter(({ status }) => status === 'pending').length;
  return (
    <Container component="main">
      <Stack spacing={3} sx={{ paddingBlock: 3 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="h4" component="h1">
            Welcome back, {user.name}!
          </Typography>
          <Chip label="Online" color="success" />
        </Stack>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
          <Action icon={<Car />} title="Book a Ride" text="Where to?" to="/book-ride" />
          <Action icon={<History />} title="Ride History" text="View All" to="/rides" />
          <Action icon={<CreditCard />} title="Payment Methods" text="Cards and balance" to="/payments" />
          <Action
            icon={<Wallet />}
            title="Balance"
            text={balance === undefined ? '' : money(balance)}
            to="/payments"
          />
        </Stack>
        <Stack direction="row" spacing={2}>
          <Figure
            label="Total Rides"
            value={rides && String(rides.length)}
            note={`${completed?.length ?? 0} completed, ${pending ?? 0} pending`}
          />
          <Figure label="Total Spent" value={spent === undefined ? undefined : money(spent)} />
          <Figure label="Your Rating" value={String(user.rating ?? 5)} />
          <Figure label="Favorite" value="Downtown" />
        </Stack>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
          <Rides rides={rides} />
          <News notifications={notifications} />
        </Stack>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
          {Object.entries(tips).map(([title, lines]) => (
            <Card key={title} sx={{ flex: 1 }}>
              <CardContent>
                <Typography variant="h6">{title}</Typography>
                {lines.map((line) => (
                  <Typography key={line}>{line}</Typography>
                ))}
              </CardContent>
            </Card>
          ))}
        </Stack>
      </Stack>
    </Container>
  );
};
