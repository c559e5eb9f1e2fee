import type { ReplyContext } from '@mobility/machines/reply';
import { useMemo } from 'react';
import { useMobility } from '../../provider/mobility.ts';

type Kept = Pick<ReplyContext, 'text' | 'idempotencyKey'>;

/**
 * The reply to a notification in the storage of drafts, until it is sent or cancelled. One that was sent without an answer
 * has its key, so that it is not sent twice.
 */
export const useKeptReply = (notification: string) => {
  const { drafts } = useMobility();
  return useMemo(() => {
    const textKey = `mobility_reply:${notification}`;
    const sentKey = `mobility_reply_key:${notification}`;
    const write = (key: string, value: string | null): void =>
      value ? drafts.setItem(key, value) : drafts.removeItem(key);
    return {
      /** Null where there is no text. */
      read: (): Kept | null => {
        const text = drafts.getItem(textKey);
        return text ? { text, idempotencyKey: drafts.getItem(sentKey) } : null;
      },
      write: ({ text, idempotencyKey }: Kept): void => {
        write(textKey, text);
        write(sentKey, idempotencyKey);
      },
    };
  }, [drafts, notification]);
};
