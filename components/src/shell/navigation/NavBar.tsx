import { unreadCount } from '@mobility/machines/inbox';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import { useSound } from '../../provider/alerts/use-sound.ts';
import { useAuth, useMobility } from '../../provider/mobility.ts';
import { useLanguage } from '../../provider/use-language.ts';
import { useUser } from '../../provider/use-user.ts';
import type { BellPlace, BellProps } from '../bell/Bell.tsx';
import { NavBarView } from './NavBarView.tsx';

export type NavBarProps = {
  /** The address of the current page, without its query. */
  path: string;
  /** Called when a signed-out user presses the button to sign in. */
  onLogin: () => void;
};

const BellNotifications = onDemand<BellPlace>(
  () => import('../bell/BellNotifications.tsx').then((module) => module.BellNotifications),
  { isWanted: ({ isOpen }) => isOpen },
);
const bell: Omit<BellProps, 'unread'> = {
  preload: BellNotifications.preload,
  renderPanel: (place) => <BellNotifications {...place} />,
};

/** The bar over the session: its user, their notifications, sounds and language. */
export const NavBar = ({ path, onLogin }: NavBarProps) => {
  const auth = useAuth();
  const { links } = useMobility();
  const inbox = useInbox();
  const sound = useSound();
  usePreload(BellNotifications);
  return (
    <NavBarView
      user={useUser()}
      path={path}
      links={links}
      unread={unreadCount(inbox.cards)}
      bell={bell}
      onLogin={onLogin}
      onLogout={() => auth.send({ type: 'logout' })}
      soundMuted={sound.isMuted}
      onToggleSound={() => sound.setMuted(!sound.isMuted)}
      volume={sound.volume}
      onVolume={sound.setVolume}
      language={useLanguage()}
    />
  );
};
