import type { RegisterRequest } from '@mobility/openapi';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Which form the auth dialog opens with. */
export type SignInRequest = { tab: 'login' | 'signup'; role: RegisterRequest['role'] };
type SignIn = { request: SignInRequest | null; open(request?: Partial<SignInRequest>): void; close(): void };

const Context = createContext<SignIn>({ request: null, open: () => {}, close: () => {} });

/** Holds whether the auth dialog is open; any page may open it. */
export const SignInProvider = ({ children }: { children: ReactNode }) => {
  const [request, setRequest] = useState<SignInRequest | null>(null);
  const signIn = useMemo<SignIn>(
    () => ({
      request,
      open: (wish) => setRequest({ tab: 'login', role: 'rider', ...wish }),
      close: () => setRequest(null),
    }),
    [request],
  );
  return <Context value={signIn}>{children}</Context>;
};

export const useSignIn = (): SignIn => useContext(Context);
