import { formatDateTime } from '@mobility/components/format';
import { text } from '@mobility/components/messages';
import { Toasts } from '@mobility/components/primitives';
import { ErrorBoundary, NavBar, OfflineBanner, Page, UserBox } from '@mobility/components/shell';
import { unreadCount } from '@mobility/machines/inbox.rules';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { lazyPage } from './lazy-page.tsx';
import { useConnection, useInbox } from './use-children.ts';
import { useSession, useUser } from './use-session.ts';
import { SignInProvider, useSignIn } from './use-sign-in.tsx';

let signIn: ReturnType<typeof importSignIn> | undefined;
const importSignIn = () => import('./SignIn.tsx');
/** Loaded once, and a failure is kept: a style sheet that failed is never fetched again, so only a reload mends it. */
const loadSignIn = () => {
  signIn ??= importSignIn();
  return signIn;
};
const SignIn = lazyPage(loadSignIn);
const preloadSignIn = (): void => {
  loadSignIn().catch(() => undefined);
};

/** The dialog is loaded once a guest's page has time for it, so that it opens at once and delays nothing. */
const SignInDoor = () => {
  const { request } = useSignIn();
  const isGuest = useUser() === null;
  useEffect(() => {
    const handle = isGuest ? setTimeout(preloadSignIn, 1_000) : undefined;
    return () => clearTimeout(handle);
  }, [isGuest]);
  return (
    <ErrorBoundary resetKey={request ? 'open' : 'closed'}>
      <Suspense fallback={null}>{request && <SignIn />}</Suspense>
    </ErrorBoundary>
  );
};

const Bar = ({ path }: { path: string }) => {
  const { auth, alerts } = useSession();
  const user = useUser();
  const inbox = useInbox();
  const { open } = useSignIn();
  const muted = useSelector(alerts, (snapshot) => snapshot.matches('muted'));
  const entries = inbox.notifications.map((entry) => ({
    id: entry.id,
    title: entry.heading ?? text(entry.title),
    message: entry.detail ?? text(entry.message, entry.params),
    time: formatDateTime(entry.timestamp ?? entry.created_at),
  }));
  return (
    <NavBar
      user={user}
      path={path}
      unread={unreadCount(inbox.notifications)}
      notifications={entries}
      onLogin={() => open()}
      onLogout={() => auth.send({ type: 'logout' })}
      onOpenNotifications={() => inbox.send({ type: 'markRead' })}
      onClearNotifications={() => inbox.send({ type: 'clearAll' })}
      soundMuted={muted}
      onToggleSound={() => alerts.send({ type: muted ? 'unmute' : 'mute' })}
    />
  );
};

/** What stands around every page: the bar, the toasts, who is signed in, and the dialog to become so. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const [path] = useLocation();
  const { auth } = useSession();
  const user = useUser();
  const isOnline = useSelector(auth, ({ context }) => context.online);
  const connection = useConnection();
  const isGivenUp = user !== null && connection.state === 'offline';
  return (
    <SignInProvider>
      <Bar path={path} />
      <OfflineBanner isOffline={!isOnline} onReconnect={isGivenUp ? connection.retry : undefined} />
      <Page path={path}>{children}</Page>
      {user && <UserBox user={user} />}
      <SignInDoor />
      <Toasts placement="top-right" />
    </SignInProvider>
  );
};
