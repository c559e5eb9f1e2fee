import { useContext } from 'react';
import { useLoadReason } from '../../provider/use-load-reason.ts';
import { ShownFailure } from './shown-failure.ts';

/** Whether the notice above the tabs says already what a load failed with. Its Retry reads the open tab again too. */
export const useIsTold = (error: unknown): boolean => {
  const reasonOf = useLoadReason();
  const shown = useContext(ShownFailure);
  return shown != null && reasonOf(shown) === reasonOf(error);
};
