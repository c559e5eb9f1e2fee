import type { OutgoingEmails } from '@mobility/openapi';
import Mail from 'lucide-react/icons/mail';
import { useFormats } from '../../format/use-formats.ts';
import { adminDemo } from '../../intl/generated/en-US/admin-demo.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Column } from '../../primitives/DataTable/columns.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as panel from '../panel/Panel.css.ts';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import * as styles from './Demo.css.ts';

export type Email = OutgoingEmails['emails'][number];
export type OutboxViewProps = {
  /** Newest first; null while they load. */
  emails: readonly Email[] | null;
  /** Whether all of them are shown, and not only the newest few. */
  isWhole?: boolean;
  /** Shows all of them, or only the newest few. */
  onWhole?: (isWhole: boolean) => void;
  /** How many more there are that could not be read. */
  unreadable?: number;
  /** Whether the last load failed. */
  isFailed?: boolean;
  onRetry: () => void;
  onRead: (email: Email) => void;
};

const tones: Record<Email['status'], BadgeTone> = {
  waiting: 'neutral',
  sent: 'positive',
  failed: 'critical',
};
/** The state of an e-mail; one that this version does not know is called unknown. */
const State = ({ status }: Pick<Email, 'status'>) => {
  const t = useText(adminDemo);
  const tone = Object.hasOwn(tones, status) ? tones[status] : null;
  return tone ? <Badge tone={tone}>{t(status)}</Badge> : <Badge tone="neutral">{t('unknownState')}</Badge>;
};
const keyOf = ({ id }: Email): string => id;
/** How many e-mails are shown below the database at first. */
const few = 5;

const useMailColumns = (onRead: OutboxViewProps['onRead']): Column<Email>[] => {
  const t = useText(adminDemo);
  const { dateTime } = useFormats();
  return [
    { id: 'subject', name: t('subject'), card: 'title', cell: ({ subject }) => <bdi>{subject}</bdi> },
    {
      id: 'recipient',
      name: t('recipient'),
      card: 'line',
      cell: ({ recipient }) => <bdi className={panel.muted}>{recipient}</bdi>,
    },
    {
      id: 'state',
      name: t('state'),
      width: '9rem',
      card: 'fact',
      cell: ({ status }) => (
        <span className={styles.state}>
          <State status={status} />
        </span>
      ),
    },
    {
      id: 'written',
      name: t('written'),
      width: '12rem',
      align: 'end',
      card: 'fact',
      cell: ({ created_at }) => <span className={panel.muted}>{dateTime(created_at)}</span>,
    },
    {
      id: 'read',
      name: t('read'),
      width: '6rem',
      align: 'end',
      card: 'aside',
      cell: (email) => (
        <Button
          size="small"
          className={panel.inRow}
          aria-label={t('readMail', { subject: email.subject, recipient: email.recipient })}
          onPress={() => onRead(email)}
        >
          {t('read')}
        </Button>
      ),
    },
  ];
};

/** The outgoing e-mails of a demo. */
export const OutboxView = ({
  emails,
  unreadable = 0,
  isFailed = false,
  isWhole = true,
  onWhole,
  onRetry,
  onRead,
}: OutboxViewProps) => {
  const t = useText(adminDemo);
  const columns = useMailColumns(onRead);
  const count = emails?.length ?? 0;
  return (
    <section className={panel.panel} aria-labelledby="mail-outbox">
      <div className={styles.head}>
        <div>
          <h2 id="mail-outbox" className={styles.title}>
            {t('outbox')}
          </h2>
          <p className={styles.hint}>{t('outboxHint')}</p>
        </div>
        {onWhole && count > few && (
          <Button size="small" onPress={() => onWhole(!isWhole)}>
            {isWhole ? t('newestMails') : t('allMails', { count })}
          </Button>
        )}
      </div>
      <div className={panel.notices}>
        {isFailed && <RetryNotice onRetry={onRetry}>{t('outboxFailed')}</RetryNotice>}
        {unreadable > 0 && <Notice tone="caution">{t('unreadableMail', { count: unreadable })}</Notice>}
      </div>
      {(emails || !isFailed) && (
        <DataTable
          label={t('outbox')}
          columns={columns}
          rows={isWhole || !emails ? emails : emails.slice(0, few)}
          keyOf={keyOf}
          empty={unreadable === 0 && <EmptyState icon={<Mail size={24} />} title={t('noMail')} />}
        />
      )}
    </section>
  );
};
