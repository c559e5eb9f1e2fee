import { createContext } from 'react';

/** The browser's Back, as the page gives it to what lies over it. */
export type BackPort = {
  /**
   * The next Back calls `onBack` and does not leave the page; the last one to hold it comes first. Returns the function that
   * gives it up.
   */
  hold: (onBack: () => void) => () => void;
};

/** Loads the port at the first dialog. */
export type LoadBack = () => Promise<BackPort>;

/** Null where Back is the page's own matter: without a port, and around dialogs that the page keeps in its address. */
export const BackContext = createContext<LoadBack | null>(null);
