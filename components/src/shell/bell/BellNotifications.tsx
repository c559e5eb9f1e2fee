import { limits } from '@mobility/openapi/limits';
import { CardActions } from '../../notification/CardActions.tsx';
import { useClearAll } from '../../notification/use-clear-all.ts';
import { useNotificationItems } from '../../notification/use-notification-items.ts';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import { useMobility } from '../../provider/mobility.ts';
import type { BellPlace } from './Bell.tsx';
import { BellPanel } from './BellPanel.tsx';

/** The newest notifications of the signed-in user. Those that it showed are read once it closes. */
export const BellNotifications = ({ onClose, ...place }: BellPlace) => {
  const { links } = useMobility();
  const inbox = useInbox();
  const clearAll = useClearAll();
  const items = useNotificationItems(limits.bell.shown);
  const close = () => {
    onClose();
    const seen = items.filter(({ isUnread }) => isUnread);
    if (seen.length > 0) inbox.send({ type: 'markRead', ids: seen.flatMap(({ id, ids = [id] }) => ids) });
  };
  return (
    <BellPanel
      {...place}
      onClose={close}
      notifications={items}
      isComplete={inbox.state === 'ready' && inbox.unreadable === 0}
      href={links.notifications}
      actionsOf={(item) => <CardActions item={item} size="small" />}
      onClear={clearAll}
    />
  );
};
