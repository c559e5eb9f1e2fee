import { createClient } from '@mobility/sdk';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router } from 'wouter';
import { Dashboard } from './dashboard.tsx';

const client = createClient({
  baseUrl: '',
  tokens: {
    read: () => localStorage.getItem('mobility_token'),
    write: (token) => localStorage.setItem('mobility_token', token),
  },
});
const theme = createTheme({ colorSchemes: { dark: true }, shape: { borderRadius: 8 } });

const Screen = () => {
  const user = useQuery({ queryKey: ['user'], queryFn: () => client.getCurrentUser() });
  const rides = useQuery({ queryKey: ['rides'], queryFn: () => client.listMyRides() });
  const balance = useQuery({ queryKey: ['balance'], queryFn: () => client.getMyBalance() });
  const news = useQuery({ queryKey: ['news'], queryFn: () => client.listNotifications() });
  if (!user.data) return <CircularProgress />;
  const notifications = Array.isArray(news.data) ? news.data : news.data?.notifications;
  return (
    <>
      <AppBar position="sticky" color="default">
        <Toolbar>
          <Typography variant="h6" sx={{ flexGrow: 1 }}>
            Mobility
          </Typography>
          {['Dashboard', 'Book Ride', 'My Rides', 'Payment Methods'].map((label) => (
            <Button key={label}>{label}</Button>
          ))}
          <IconButton aria-label="Notifications">
            <Badge badgeContent={notifications?.length ?? 0} max={9} color="warning">
              <Bell />
            </Badge>
          </IconButton>
          <Avatar>{user.data.name.slice(0, 2).toUpperCase()}</Avatar>
        </Toolbar>
      </AppBar>
      <Dashboard
        user={user.data}
        rides={rides.data}
        balance={balance.data?.current_balance}
        notifications={notifications}
      />
    </>
  );
};

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={new QueryClient()}>
        <Router>
          <Route path="/rider" component={Screen} />
        </Router>
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
