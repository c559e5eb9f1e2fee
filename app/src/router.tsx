import { PageLoading, type PageName, SessionCheck } from '@mobility/components/shell';
import type { Role } from '@mobility/openapi';
import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Redirect, useLocation, useRouter } from 'wouter';
import { type LazyPage, lazyPage } from './lazy-page.tsx';
import { useSession, useUser } from './use-session.ts';

type Access = 'public' | 'signed in' | Role | readonly Role[];
/** `name` is the page's part of the document title. */
type Page = { access: Access; name?: PageName; page: LazyPage };

/** The first page of each role. An unknown role has none and sees the landing page. */
const homes: Record<Role, string> = { rider: '/rider', driver: '/driver', admin: '/admin' };

/** The stored ride under way, shown without a network. */
const OfflineRide = lazyPage(() => import('./installed/OfflineRide.tsx'));

const LandingPage = lazyPage(() => import('./pages/LandingPage.tsx'));
const AvatarDemoPage = lazyPage(() => import('./pages/AvatarDemoPage.tsx'));
const PaymentSuccessPage = lazyPage(() => import('./pages/PaymentSuccessPage.tsx'));
const PaymentCancelledPage = lazyPage(() => import('./pages/PaymentCancelledPage.tsx'));
const RidesPage = lazyPage(() => import('./pages/RidesPage.tsx'));
const NotFoundPage = lazyPage(() => import('./pages/NotFoundPage.tsx'));
const RiderDashboardPage = lazyPage(() => import('./pages/RiderDashboardPage.tsx'));
const BookRidePage = lazyPage(() => import('./pages/BookRidePage.tsx'));
const PaymentsPage = lazyPage(() => import('./pages/PaymentsPage.tsx'));
const DriverDashboardPage = lazyPage(() => import('./pages/DriverDashboardPage.tsx'));
const AdminPage = lazyPage(() => import('./pages/AdminPage.tsx'));
const RidePage = lazyPage(() => import('./pages/RidePage.tsx'));
const SharedTripPage = lazyPage(() => import('./pages/SharedTripPage.tsx'));
const NotificationsPage = lazyPage(() => import('./pages/NotificationsPage.tsx'));
const ProfilePage = lazyPage(() => import('./pages/ProfilePage.tsx'));

/** Every route, who may see it, and its page; each role's pages are chunks of their own. */
const pages: Record<string, Page> = {
  '/': { access: 'public', page: LandingPage },
  '/rider': { access: 'rider', name: 'dashboard', page: RiderDashboardPage },
  '/book-ride': { access: 'rider', name: 'bookRide', page: BookRidePage },
  '/payments': { access: ['rider', 'driver'], name: 'paymentMethods', page: PaymentsPage },
  '/driver': { access: 'driver', name: 'dashboard', page: DriverDashboardPage },
  '/admin': { access: 'admin', name: 'adminPanel', page: AdminPage },
  '/payment-success': { access: 'signed in', name: 'payment', page: PaymentSuccessPage },
  '/payment-cancelled': { access: 'signed in', name: 'payment', page: PaymentCancelledPage },
  '/rides': { access: 'signed in', name: 'myRides', page: RidesPage },
  '/rides/:id': { access: 'rider', name: 'yourRide', page: RidePage },
  '/trip/:token': { access: 'public', name: 'sharedTrip', page: SharedTripPage },
  '/notifications': { access: 'signed in', name: 'notifications', page: NotificationsPage },
  '/profile': { access: 'signed in', name: 'profile', page: ProfilePage },
  '/gravatar-demo': { access: 'public', name: 'avatarDemo', page: AvatarDemoPage },
};
const notFound: Page = { access: 'public', name: 'notFound', page: NotFoundPage };

/** The routes of the app. */
export const routes = Object.keys(pages);

const mayEnter = (access: Access, role: Role | undefined): boolean =>
  access === 'public' || (role !== undefined && (access === 'signed in' || [access].flat().includes(role)));

/** The page of an address: without slashes at its end, and with a name in place of a ride's id or a link's token. */
const pageAt = (path: string): Page => {
  const route =
    path === '/'
      ? path
      : path
          .replace(/\/+$/, '')
          .replace(/^\/rides\/[^/]+$/, '/rides/:id')
          .replace(/^\/trip\/[^/]+$/, '/trip/:token');
  return Object.hasOwn(pages, route) ? (pages[route] ?? notFound) : notFound;
};

/** The name of the page at an address, for the title of the document. */
export const pageNameAt = (path: string): PageName | undefined => pageAt(path).name;

/** Whether a page can be opened without signing in. */
export const isPublic = (path: string): boolean => pageAt(path).access === 'public';

/**
 * The landing page, with the address of a page that asks to sign in. `search` is the encoded query of that address, with or
 * without its question mark.
 */
export const landingFor = (path: string, search: string): string =>
  isPublic(path) ? '/' : `/?${new URLSearchParams({ to: path + search.replace(/^\??(?=.)/, '?') })}`;

/** The address that a user requested, if this role may open its page; otherwise undefined. */
const wantedIn = (search: string, role: Role): string | undefined => {
  const to = new URLSearchParams(search).get('to');
  const page = to && pageAt(to.split('?')[0] ?? '');
  return page && page !== notFound && page.access !== 'public' && mayEnter(page.access, role)
    ? to
    : undefined;
};

/** The address that a user is redirected to; undefined if the address shows its page. */
const redirectFrom = (path: string, search: string, role: Role | undefined): string | undefined => {
  const home = role && Object.hasOwn(homes, role) ? homes[role] : undefined;
  if (path === '/') return home && role && (wantedIn(search, role) ?? home);
  if (mayEnter(pageAt(path).access, role)) return undefined;
  return role ? '/' : landingFor(path, search);
};

/** Reports that a page is on screen. */
const OnScreen = ({ onShown, children }: { onShown: () => void; children: ReactNode }) => {
  useEffect(onShown, [onShown]);
  return children;
};

/** Whether the user has logged out and has not signed in again. A session that ends in another way keeps the address. */
const useHasLoggedOut = () => {
  const { auth } = useSession();
  const hasLoggedOut = useRef(false);
  useEffect(() => {
    const note = auth.subscribe((snapshot) => {
      if (snapshot.matches('loggingOut')) hasLoggedOut.current = true;
      else if (snapshot.matches('authenticated')) hasLoggedOut.current = false;
    });
    return note.unsubscribe;
  }, [auth]);
  return hasLoggedOut;
};

/** The query of the address as it is encoded there: `useSearch` decodes a part of it. */
const useEncodedSearch = (): string => {
  const router = useRouter();
  return router.searchHook(router);
};

/** The code of the landing page, where it is loaded with the start: a prerendered page is hydrated without a pause. */
export type RoutesProps = { landing?: ComponentType };

/** Shows the page of the address. Redirects only once it is known who is signed in. */
export const Routes = ({ landing }: RoutesProps) => {
  const [path] = useLocation();
  const search = useEncodedSearch();
  const hasLoggedOut = useHasLoggedOut();
  const user = useUser();
  const { auth, noteView } = useSession();
  const isUndecided = useSelector(auth, (snapshot) => snapshot.hasTag('undecided'));
  const [hasShownPage, setShownPage] = useState(false);
  const [noteShown] = useState(() => () => {
    setShownPage(true);
    noteView();
  });
  const { page } = pageAt(path);
  const Page: LazyPage = page === LandingPage && landing ? landing : page;
  // The code arrives while the server is asked who is signed in, so that one placeholder covers both.
  useEffect(() => Page.preload?.(), [Page]);
  if (isUndecided)
    return (
      <SessionCheck>
        <Suspense fallback={null}>
          <OfflineRide />
        </Suspense>
      </SessionCheck>
    );
  const wanted = redirectFrom(path, search, user?.role);
  const elsewhere = wanted && !user && hasLoggedOut.current ? '/' : wanted;
  // A redirect runs once per mount: the key remounts it for the second of two in a row.
  if (elsewhere) return <Redirect key={path} to={elsewhere} replace />;
  return (
    <Suspense fallback={hasShownPage ? <PageLoading /> : <SessionCheck />}>
      <OnScreen onShown={noteShown}>
        <Page />
      </OnScreen>
    </Suspense>
  );
};
