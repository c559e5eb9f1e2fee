import type { LoginSession } from '@mobility/openapi';
import { useId } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { account } from '../../intl/generated/en-US/account.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './Account.css.ts';
import { NotAvailable } from './NotAvailable.tsx';

export type LoginActivityViewProps = {
  /** Undefined while they load. */
  sessions: readonly LoginSession[] | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** The session that is being ended. */
  endingId: string | null;
  /** Why the last session could not be ended. */
  error?: string;
  /** The server has no login activity. */
  isUnavailable?: boolean;
  /** Given when the sessions could not be loaded. */
  onRetry?: () => void;
  onEnd(session: LoginSession): void;
  onClose(): void;
};

/** The devices that the user signed in on, and how to sign one out. */
export const LoginActivityView = (props: LoginActivityViewProps) => {
  const { sessions, isUnavailable, error, onRetry, onClose } = props;
  const t = useText(account);
  return (
    <Dialog isOpen onClose={onClose} title={t('loginActivity')} width={560}>
      <div className={styles.stack}>
        {error && <Notice tone="critical">{error}</Notice>}
        {onRetry && <Notice tone="critical" title={t('activityFailed')} onRetry={onRetry} />}
        {isUnavailable && <NotAvailable />}
        {!sessions && !isUnavailable && !onRetry && <Loading />}
        {sessions && (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <Session key={session.id} session={session} {...props} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
};

const Loading = () => (
  <div className={styles.stack} aria-hidden="true">
    {['first', 'second', 'third'].map((key) => (
      <Skeleton key={key} width="100%" height={48} />
    ))}
  </div>
);

const Session = ({ session, now, endingId, onEnd }: LoginActivityViewProps & { session: LoginSession }) => {
  const t = useText(account);
  const { dateTime, relative } = useFormats();
  const signedInId = useId();
  const isOpen = session.ended_at === null;
  const device = session.device ?? t('unknownDevice');
  const last = session.current
    ? t('activeNow')
    : t('lastActive', { time: relative(session.last_active_at, now) });
  const activity = isOpen ? last : t('signedOut');
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>
          <bdi>{device}</bdi> {session.current && <Badge tone="positive">{t('thisDevice')}</Badge>}
        </p>
        <p id={signedInId} className={styles.hint}>
          {t('signedInAt', { time: dateTime(session.created_at) })}
        </p>
        <p className={styles.hint}>
          {activity}
          {session.address && (
            <>
              {' · '}
              <bdi>{session.address}</bdi>
            </>
          )}
        </p>
      </div>
      {isOpen && !session.current && (
        <Button
          size="small"
          isPending={endingId === session.id}
          aria-label={t('signOutDevice', { device })}
          // Two browsers of one kind differ in the time alone.
          aria-describedby={signedInId}
          onPress={() => onEnd(session)}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  );
};
