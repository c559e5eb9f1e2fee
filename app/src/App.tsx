import { ErrorBoundary } from '@mobility/components/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Routes } from './router.tsx';
import { Shell } from './Shell.tsx';
import type { Session } from './session.ts';
import { SessionContext } from './use-session.ts';

/** The whole application over one session. */
export const App = ({ session }: { session: Session }) => {
  const [path, navigate] = useLocation();
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={session.queryClient}>
        <RouterProvider navigate={navigate}>
          <Shell>
            <ErrorBoundary resetKey={path}>
              <Routes />
            </ErrorBoundary>
          </Shell>
        </RouterProvider>
      </QueryClientProvider>
    </SessionContext>
  );
};
