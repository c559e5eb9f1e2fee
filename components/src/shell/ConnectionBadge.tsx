import { Badge } from '../primitives/Badge/Badge.tsx';
import * as styles from './ConnectionBadge.css.ts';

export type ConnectionState = 'online' | 'connecting' | 'offline';

const looks = {
  online: { tone: 'positive', name: 'Online', mark: styles.dot },
  connecting: { tone: 'caution', name: 'Connecting', mark: styles.ring },
  offline: { tone: 'neutral', name: 'Offline', mark: styles.ring },
} as const;

/** Whether news arrives by itself just now. */
export const ConnectionBadge = ({ state }: { state: ConnectionState }) => {
  const { tone, name, mark } = looks[state];
  return (
    <Badge tone={tone} icon={<span className={mark} aria-hidden="true" />}>
      {name}
    </Badge>
  );
};
