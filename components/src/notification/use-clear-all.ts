import { limits } from '@mobility/openapi/limits';
import { notification } from '../intl/generated/en-US/notification.ts';
import { useText } from '../intl/use-text.ts';
import { toasts } from '../primitives/Toasts/toasts.ts';
import { useInbox } from '../provider/alerts/use-inbox.ts';

const { undo } = limits.notifications;

/**
 * Clears all notifications, with a toast that brings them back. The request is sent when the toast
 * closes.
 */
export const useClearAll = () => {
  const t = useText(notification);
  const inbox = useInbox();
  return (): void => {
    inbox.send({ type: 'clearAll' });
    const toast = toasts.show({
      tone: 'info',
      text: t('cleared'),
      duration: undo,
      topic: 'notifications-cleared',
      action: { label: t('undo'), onPress: () => inbox.send({ type: 'undoClear' }) },
    });
    // Also under the pointer, where toasts otherwise stay: from now on nothing can be undone.
    setTimeout(() => toasts.close(toast), undo);
  };
};
