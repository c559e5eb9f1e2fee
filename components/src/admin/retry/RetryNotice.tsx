import { useId } from 'react';
import { Notice, type NoticeProps } from '../../primitives/Notice/Notice.tsx';
import { useRetried } from './use-retried.ts';

export type RetryNoticeProps = Pick<NoticeProps, 'title' | 'children'> & {
  /** Returns the promise of the answer where it can be waited for. Absent where reading again would find the same. */
  onRetry: (() => unknown) | undefined;
};

/** Says what could not be loaded. A Retry that fails again is announced, and keeps the focus. */
export const RetryNotice = ({ onRetry, ...words }: RetryNoticeProps) => {
  const id = useId();
  const { tries, retry } = useRetried(id, onRetry);
  return <Notice key={tries} tone="critical" id={id} {...words} {...(onRetry && { onRetry: retry })} />;
};
