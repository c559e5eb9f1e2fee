import type { Notification } from '@mobility/openapi';
import { createClient } from '@mobility/sdk';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router } from 'wouter';

export const client = createClient({
  baseUrl: '',
  tokens: {
    read: () => localStorage.getItem('mobility_token'),
    write: (token) => localStorage.setItem('mobility_token', token),
  },
});
const theme = createTheme({ colorSchemes: { dark: true }, shape: { borderRadius: 8 } });

/** The signed-in user's notifications; undefined while they load. */
export const useNews = (): readonly Notification[] | undefined => {
  const news = useQuery({ queryKey: ['news'], queryFn: () => client.listNotifications() });
  return Array.isArray(news.data) ? news.data : news.data?.notifications;
};

/** The bar with the links of a role, the bell and the user. */
export const Bar = ({ links, name, unread }: { links: readonly string[]; name: string; unread: number }) => (
  <AppBar position="sticky" color="default">
    <Toolbar>
      <Typography variant="h6" sx={{ flexGrow: 1 }}>
        Mobility
      </Typography>
      {links.map((label) => (
        <Button key={label}>{label}</Button>
      ))}
      <IconButton aria-label="Notifications">
        <Badge badgeContent={unread} max={9} color="warning">
          <Bell />
        </Badge>
      </IconButton>
      <Avatar>{name.slice(0, 2).toUpperCase()}</Avatar>
    </Toolbar>
  </AppBar>
);

/** Shows a screen at its path. */
export const mount = (path: string, screen: ComponentType): void => {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <QueryClientProvider client={new QueryClient()}>
          <Router>
            <Route path={path} component={screen} />
          </Router>
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>,
  );
};
