import { MobilityProvider } from '@mobility/components/provider';
import { ErrorBoundary } from '@mobility/components/shell';
import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useLocation } from 'wouter';
import { localeStore } from './locale.ts';
import { google } from './places.ts';
import { isUnreachable } from './ports/reload.ts';
import { Routes, type RoutesProps } from './router.tsx';
import { Shell } from './Shell.tsx';
import { scheme } from './scheme.ts';
import type { Session } from './session.ts';
import { SessionContext } from './use-session.ts';

const loadBack = () => import('./ports/history/back.ts');

/** The whole application over one session. */
export const App = ({ session, landing }: { session: Session } & RoutesProps) => {
  const [path, navigate] = useLocation();
  const { locale, messages } = useSyncExternalStore(localeStore.watch, localeStore.read, localeStore.read);
  return (
    <SessionContext.Provider value={session}>
      <MobilityProvider
        {...session}
        google={google}
        navigate={navigate}
        locale={locale}
        messages={messages}
        chooseLocale={localeStore.choose}
        appearance={scheme}
        back={loadBack}
      >
        <RouterProvider navigate={navigate}>
          <ErrorBoundary resetKey={path} isUnreachable={isUnreachable}>
            <Shell>
              <ErrorBoundary resetKey={path} isUnreachable={isUnreachable}>
                <Routes landing={landing} />
              </ErrorBoundary>
            </Shell>
          </ErrorBoundary>
        </RouterProvider>
      </MobilityProvider>
    </SessionContext.Provider>
  );
};
