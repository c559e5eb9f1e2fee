import { type ReactNode, useContext } from 'react';
import { BackContext } from './back.ts';

export type InAddressProps = {
  /** Whether the page keeps the dialogs below in its address; they hold Back otherwise. */
  when: boolean;
  children: ReactNode;
};

/** Leaves Back to the page for dialogs whose address it leads away from. */
export const InAddress = ({ when, children }: InAddressProps) => {
  const back = useContext(BackContext);
  return <BackContext.Provider value={when ? null : back}>{children}</BackContext.Provider>;
};
