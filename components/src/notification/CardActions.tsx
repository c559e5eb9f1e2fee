import MessageSquare from 'lucide-react/icons/message-square';
import type { ReactNode } from 'react';
import { notification } from '../intl/generated/en-US/notification.ts';
import { useText } from '../intl/use-text.ts';
import type { ButtonLook } from '../primitives/Button/Button.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { type Links, rideLink } from '../provider/links.ts';
import { useMobility } from '../provider/mobility.ts';
import { useUser } from '../provider/use-user.ts';
import { requestConversation } from '../ride/conversation/conversation-request.ts';
import type { NotificationItem } from './notification-item.ts';
import { ReplyBox } from './reply/ReplyBox.tsx';

export type CardActionsProps = Pick<ButtonLook, 'size'> & {
  item: NotificationItem;
  /** Shown before the other actions. */
  children?: ReactNode;
};

/** The page where the two people of a ride write to each other. */
const conversationPage = (links: Links, rideId: string, isDriver: boolean): string =>
  isDriver ? links.driverDashboard : rideLink(links, rideId);

const isWritten = ({ kind, type }: NotificationItem): boolean =>
  kind === 'message' || (kind === 'reply' && type !== 'reply_received');

/** The actions of a notification: open its conversation, and reply. Nothing where neither is possible. */
export const CardActions = ({ item, size, children }: CardActionsProps): ReactNode => {
  const t = useText(notification);
  const { links } = useMobility();
  const role = useUser()?.role;
  const { rideId } = item;
  const hasConversation = isWritten(item) && rideId !== undefined && (role === 'rider' || role === 'driver');
  if (!item.mayReply && !hasConversation) return children;
  return (
    <>
      {children}
      {item.mayReply && <ReplyBox item={item} size={size} />}
      {hasConversation && (
        <LinkButton
          size={size}
          variant="ghost"
          icon={<MessageSquare size={16} aria-hidden />}
          href={conversationPage(links, rideId, role === 'driver')}
          onPress={() => requestConversation(rideId)}
        >
          {t('openConversation')}
        </LinkButton>
      )}
    </>
  );
};
