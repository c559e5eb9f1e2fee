import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Share2 from 'lucide-react/icons/share-2';
import Shield from 'lucide-react/icons/shield';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { type MessageTrigger, UnreadMessages, useMessageLabel } from '../conversation/MessageButton.tsx';
import * as styles from './RideHelp.css.ts';
import { telOf } from './tel.ts';

export type RideActionsProps = {
  /** The number and the name of the other person; null while there is none. */
  phone?: string | null;
  person?: string;
  /** The way to the conversation, as a `MessageAction`. */
  contact?: ReactNode;
  onShare?: () => void;
  onSafety?: () => void;
};

/** The rider's actions during a ride, in one row: call, write, share the ride and get help. */
export const RideActions = ({ phone, person, contact, onShare, onSafety }: RideActionsProps) => {
  const t = useText(rideTexts);
  if (!phone && !contact && !onShare && !onSafety) return null;
  return (
    <fieldset className={styles.actions} aria-label={t('rideActions')}>
      {phone && (
        <Link
          className={styles.action}
          href={telOf(phone)}
          aria-label={person ? t('callPerson', { person }) : undefined}
        >
          <Disc icon={<Phone size={20} aria-hidden />} />
          {t('call')}
        </Link>
      )}
      {contact}
      {onShare && <Action icon={<Share2 size={20} aria-hidden />} onPress={onShare} text={t('shareTrip')} />}
      {onSafety && <Action icon={<Shield size={20} aria-hidden />} onPress={onSafety} text={t('safety')} />}
    </fieldset>
  );
};

const Disc = ({ icon }: { icon: ReactNode }) => <span className={styles.disc}>{icon}</span>;

const Action = ({ icon, text, onPress }: { icon: ReactNode; text: string; onPress: () => void }) => (
  <Button className={styles.action} onPress={onPress}>
    <Disc icon={icon} />
    {text}
  </Button>
);

/** The conversation in the row of what a rider can do. */
export const MessageAction = ({ unread, onPress }: MessageTrigger) => {
  const { text, props } = useMessageLabel(unread);
  return (
    <Button className={styles.action} onPress={onPress} {...props}>
      <Disc icon={<MessageSquare size={20} aria-hidden />} />
      {text}{' '}
      <span className={styles.unread}>
        <UnreadMessages count={unread} />
      </span>
    </Button>
  );
};
