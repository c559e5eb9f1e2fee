import type { AuditLog } from '@mobility/openapi';
import { Link } from 'react-aria-components/Link';
import { shortId } from '../../format/id.ts';
import { useFormats } from '../../format/use-formats.ts';
import { adminAudit } from '../../intl/generated/en-US/admin-audit.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Column } from '../../primitives/DataTable/columns.ts';
import { LongText } from '../panel/LongText.tsx';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Audit.css.ts';
import { actorOf } from './concerned.ts';
import { Description } from './Description.tsx';
import { Severity } from './Severity.tsx';
import { useEntityName } from './use-entity-name.ts';

export type ActorProps = {
  entry: AuditLog;
  /** The address of the users whose name or e-mail contains a text. */
  hrefOfUser: (search: string) => string;
};

/** The person who acted, or the system. */
export const Actor = ({ entry, hrefOfUser }: ActorProps) => {
  const t = useText(adminAudit);
  const name = actorOf(entry);
  if (name === null) return <span className={panel.muted}>{t('system')}</span>;
  return <Named name={name} email={entry.user_email} hrefOfUser={hrefOfUser} />;
};

type NamedProps = Pick<ActorProps, 'hrefOfUser'> & { name: string; email: string | null | undefined };

/** A user by name, who leads to the user's row where the address is known. */
export const Named = ({ name, email, hrefOfUser }: NamedProps) => {
  if (!email) return <bdi>{name}</bdi>;
  return (
    <Link className={panel.link} href={hrefOfUser(email)}>
      <bdi>{name}</bdi>
    </Link>
  );
};

export type AuditColumnsProps = Pick<ActorProps, 'hrefOfUser'> & { onOpen: (entry: AuditLog) => void };

/** What happened, and to what. */
const useEventColumns = (): Column<AuditLog>[] => {
  const t = useText(adminAudit);
  const { exactTime } = useFormats();
  const entityName = useEntityName();
  return [
    {
      id: 'time',
      name: t('time'),
      width: '13.5rem',
      sort: 'timestamp',
      card: 'line',
      cell: ({ timestamp }) => (
        <span className={`${panel.numeric} ${styles.time}`}>{exactTime(timestamp)}</span>
      ),
    },
    {
      id: 'severity',
      name: t('severity'),
      width: '6.75rem',
      sort: 'severity',
      card: 'aside',
      cell: (entry) => <Severity severity={entry.severity} />,
    },
    {
      id: 'action',
      name: t('action'),
      width: '15rem',
      card: 'title',
      cell: ({ action }) => <LongText className={panel.mono} text={action} />,
    },
    {
      id: 'entity',
      name: t('entity'),
      width: '7.5rem',
      card: 'fact',
      isOptional: true,
      cell: ({ entity_type }) => <span className={panel.muted}>{entityName(entity_type)}</span>,
    },
  ];
};

/** The columns of the audit trail. */
export const useAuditColumns = ({ hrefOfUser, onOpen }: AuditColumnsProps): Column<AuditLog>[] => {
  const t = useText(adminAudit);
  return [
    ...useEventColumns(),
    {
      id: 'user',
      name: t('user'),
      width: '11rem',
      card: 'fact',
      isOptional: true,
      cell: (entry) => <Actor entry={entry} hrefOfUser={hrefOfUser} />,
    },
    {
      id: 'description',
      name: t('description'),
      card: 'line',
      isOptional: true,
      cell: (entry) => <Description entry={entry} />,
    },
    {
      id: 'details',
      isControl: true,
      name: t('details'),
      width: '6rem',
      align: 'end',
      card: 'aside',
      cell: (entry) => (
        <Button
          size="small"
          className={panel.inRow}
          aria-label={t('detailsOf', { action: entry.action, id: shortId(entry.id) })}
          onPress={() => onOpen(entry)}
        >
          {t('details')}
        </Button>
      ),
    },
  ];
};
