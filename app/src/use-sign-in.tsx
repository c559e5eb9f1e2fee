import type { SignInProps } from '@mobility/components/auth';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** The form that the sign-in dialog opens with. */
export type SignInRequest = Pick<SignInProps, 'tab' | 'role'>;
type SignIn = { request: SignInRequest | null; open(request?: SignInRequest): void; close(): void };

const Context = createContext<SignIn>({ request: null, open: () => {}, close: () => {} });

/** Holds whether the sign-in dialog is open; any page may open it. */
export const SignInProvider = ({ children }: { children: ReactNode }) => {
  const [request, setRequest] = useState<SignInRequest | null>(null);
  const signIn = useMemo<SignIn>(
    () => ({ request, open: (next = {}) => setRequest(next), close: () => setRequest(null) }),
    [request],
  );
  return <Context.Provider value={signIn}>{children}</Context.Provider>;
};

export const useSignIn = (): SignIn => useContext(Context);
