import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import * as styles from './ConnectionBadge.css.ts';

export type ConnectionState = 'online' | 'connecting' | 'offline';

const looks = {
  online: { tone: 'positive', mark: styles.dot },
  connecting: { tone: 'caution', mark: styles.ring },
  offline: { tone: 'neutral', mark: styles.ring },
} as const;

/** Whether live updates arrive. */
export const ConnectionBadge = ({ state }: { state: ConnectionState }) => {
  const t = useText(shell);
  const { tone, mark } = looks[state];
  return (
    <Badge tone={tone} icon={<span className={mark} aria-hidden="true" />}>
      {t(state)}
    </Badge>
  );
};
