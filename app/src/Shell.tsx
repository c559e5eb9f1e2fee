import { formatDateTime } from '@mobility/components/format';
import { text } from '@mobility/components/messages';
import { Toasts } from '@mobility/components/primitives';
import { NavBar, OfflineBanner, Page, UserBox } from '@mobility/components/shell';
import { unreadCount } from '@mobility/machines/inbox.rules';
import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useConnection, useInbox } from './use-children.ts';
import { useSession, useUser } from './use-session.ts';
import { SignInProvider, useSignIn } from './use-sign-in.tsx';

/** Where the page's own action sits at the bottom of a phone. */
const docking = new Set(['/book-ride', '/driver']);

const loadSignIn = () => import('./SignIn.tsx');
const SignIn = lazy(loadSignIn);

/** The dialog is loaded once the page has time for it, so that it opens at once and delays nothing. */
const SignInDoor = () => {
  const { request } = useSignIn();
  useEffect(() => {
    const handle = setTimeout(loadSignIn, 1_000);
    return () => clearTimeout(handle);
  }, []);
  return <Suspense fallback={null}>{request && <SignIn />}</Suspense>;
};

const Bar = ({ path }: { path: string }) => {
  const { auth, alerts } = useSession();
  const user = useUser();
  const inbox = useInbox();
  const { open } = useSignIn();
  const muted = useSelector(alerts, (snapshot) => snapshot.matches('muted'));
  const entries = inbox.notifications.map((entry) => ({
    id: entry.id,
    title: text(entry.title),
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
      {user && <UserBox user={user} isDocked={docking.has(path)} />}
      <SignInDoor />
      <Toasts placement="top-right" />
    </SignInProvider>
  );
};
