import { unreadCount } from '@mobility/machines/inbox';
import { useFormats } from '../../format/use-formats.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { notificationText } from '../../notification/notification-text.ts';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import { useSound } from '../../provider/alerts/use-sound.ts';
import { useAuth, useMobility } from '../../provider/mobility.ts';
import { useLanguage } from '../../provider/use-language.ts';
import { useUser } from '../../provider/use-user.ts';
import { NavBarView } from './NavBarView.tsx';

export type NavBarProps = {
  /** The address of the current page, without its query. */
  path: string;
  /** A signed-out user wants to sign in. */
  onLogin: () => void;
};

/** The bar over the session: its user, their notifications, sounds and language. */
export const NavBar = ({ path, onLogin }: NavBarProps) => {
  const auth = useAuth();
  const { links } = useMobility();
  const inbox = useInbox();
  const sound = useSound();
  const sentences = useSentences();
  const { dateTime } = useFormats();
  const entries = inbox.notifications.map((entry) => ({
    id: entry.id,
    ...notificationText(entry, sentences),
    time: dateTime(entry.timestamp ?? entry.created_at),
  }));
  return (
    <NavBarView
      user={useUser()}
      path={path}
      links={links}
      unread={unreadCount(inbox.notifications)}
      notifications={entries}
      isInboxComplete={inbox.state === 'ready' && inbox.unreadable === 0}
      onLogin={onLogin}
      onLogout={() => auth.send({ type: 'logout' })}
      onOpenNotifications={() => inbox.send({ type: 'markRead' })}
      onClearNotifications={() => inbox.send({ type: 'clearAll' })}
      soundMuted={sound.isMuted}
      onToggleSound={() => sound.setMuted(!sound.isMuted)}
      language={useLanguage()}
    />
  );
};
