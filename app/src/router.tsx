import { PageLoading, SessionCheck } from '@mobility/components/shell';
import type { Role } from '@mobility/openapi';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { lazyPage } from './lazy-page.tsx';
import { LandingPage } from './pages/LandingPage.tsx';
import { useSession, useUser } from './use-session.ts';

type Access = 'public' | 'signed in' | Role | readonly Role[];
type Page = { access: Access; page: ComponentType };

/** The first page of each role. A role that this version does not know has none and sees the landing page. */
const homes: Partial<Record<string, string>> = { rider: '/rider', driver: '/driver', admin: '/admin' };

const AvatarDemoPage = lazyPage(() => import('./pages/AvatarDemoPage.tsx'));
const PaymentSuccessPage = lazyPage(() => import('./pages/PaymentSuccessPage.tsx'));
const RidesPage = lazyPage(() => import('./pages/RidesPage.tsx'));
const ProfilePage = lazyPage(() => import('./pages/ProfilePage.tsx'));

/** Every route, who may see it, and its page; each role's pages are chunks of their own. */
const pages: Record<string, Page> = {
  '/': { access: 'public', page: LandingPage },
  '/rider': { access: 'rider', page: lazyPage(() => import('./pages/RiderDashboardPage.tsx')) },
  '/book-ride': { access: 'rider', page: lazyPage(() => import('./pages/BookRidePage.tsx')) },
  '/payments': { access: ['rider', 'driver'], page: lazyPage(() => import('./pages/PaymentsPage.tsx')) },
  '/driver': { access: 'driver', page: lazyPage(() => import('./pages/DriverDashboardPage.tsx')) },
  '/admin': { access: 'admin', page: lazyPage(() => import('./pages/AdminPage.tsx')) },
  '/payment-success': { access: 'signed in', page: PaymentSuccessPage },
  '/rides': { access: 'signed in', page: RidesPage },
  '/rides/:id': { access: 'rider', page: lazyPage(() => import('./pages/RidePage.tsx')) },
  '/profile': { access: 'signed in', page: ProfilePage },
  '/gravatar-demo': { access: 'public', page: AvatarDemoPage },
};

const mayEnter = (access: Access, role: Role | undefined): boolean =>
  access === 'public' ||
  (role !== undefined && (access === 'signed in' || access === role || access.includes(role)));

/** The route of an address: without slashes at its end, and with a name in place of a ride's id. */
const routeOf = (path: string): string =>
  path === '/' ? path : path.replace(/\/+$/, '').replace(/^\/rides\/[^/]+$/, '/rides/:id');

/** Shows the page of the address. Redirects only once it is known who is signed in. */
export const Routes = () => {
  const [path] = useLocation();
  const user = useUser();
  const isUndecided = useSelector(useSession().auth, (snapshot) => snapshot.hasTag('undecided'));
  if (isUndecided) return <SessionCheck />;
  const route = pages[routeOf(path)];
  // A redirect runs once per mount: the key remounts it for the second of two in a row.
  const home = user && homes[user.role];
  if (path === '/' && home) return <Redirect key={path} to={home} replace />;
  if (!route || !mayEnter(route.access, user?.role)) return <Redirect key={path} to="/" replace />;
  const Page = route.page;
  return (
    <Suspense fallback={<PageLoading />}>
      <Page />
    </Suspense>
  );
};
