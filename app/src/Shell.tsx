import { ToastsOnDemand } from '@mobility/components/primitives';
import { useUser } from '@mobility/components/provider';
import { ErrorBoundary, NavBar, OfflineBanner, Page, UserBox } from '@mobility/components/shell';
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { lazyPage } from './lazy-page.tsx';
import { isUnreachable } from './ports/reload.ts';
import { pageNameAt } from './router.tsx';
import { SignInProvider, useSignIn } from './use-sign-in.tsx';

const SignIn = lazyPage(() => import('./dialogs/SignIn.tsx'));

const KeepAccount = lazyPage(() => import('./dialogs/KeepAccount.tsx'));

/** The sign-in dialog. Its code is loaded after the page, so that it opens immediately and does not delay the page. */
const SignInSlot = () => {
  const { request } = useSignIn();
  const isSignedOut = useUser() === null;
  useEffect(() => {
    const handle = isSignedOut ? setTimeout(() => SignIn.preload?.(), 1_000) : undefined;
    return () => clearTimeout(handle);
  }, [isSignedOut]);
  return (
    <ErrorBoundary resetKey={request ? 'open' : 'closed'} isUnreachable={isUnreachable}>
      <Suspense fallback={null}>{request && <SignIn />}</Suspense>
    </ErrorBoundary>
  );
};

const Installed = lazyPage(() => import('./installed/Installed.tsx'));

const never = () => () => undefined;
/** Whether the page runs in a browser: the prerendered page and its hydration wait for no code. */
const useHasStarted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const Bar = ({ path }: { path: string }) => {
  const { open } = useSignIn();
  return <NavBar path={path} onLogin={() => open()} />;
};

/** The frame of every page: bar, banner, toasts, the signed-in user and the sign-in dialog. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const [path] = useLocation();
  const user = useUser();
  const hasStarted = useHasStarted();
  return (
    <SignInProvider>
      <Bar path={path} />
      <OfflineBanner />
      <Page path={path} name={pageNameAt(path)}>
        {children}
      </Page>
      {user && <UserBox user={user} />}
      {user?.deletion_due_at && (
        <Suspense fallback={null}>
          <KeepAccount />
        </Suspense>
      )}
      <SignInSlot />
      <Suspense fallback={null}>{hasStarted && <Installed />}</Suspense>
      <ToastsOnDemand placement="top-right" />
    </SignInProvider>
  );
};
