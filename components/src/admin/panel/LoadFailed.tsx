import { RetryNotice } from '../retry/RetryNotice.tsx';
import { useIsTold } from './use-is-told.ts';

export type LoadFailedProps = {
  /** What the load failed with. */
  error: unknown;
  text: string;
  onRetry: () => void;
};

/** Says what could not be loaded, unless the notice above the tabs does. */
export const LoadFailed = ({ error, text, onRetry }: LoadFailedProps) =>
  useIsTold(error) ? null : <RetryNotice title={text} onRetry={onRetry} />;
