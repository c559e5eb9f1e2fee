import { createContext } from 'react';

/** What the notice above the tabs says that the figures failed with; null while there is no notice. */
export const ShownFailure = createContext<unknown>(null);
