import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminAudit } from '../../intl/generated/en-US/admin-audit.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Audit.css.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { FullId } from './FullId.tsx';
import { Severity } from './Severity.tsx';
import { useAuditSentence } from './sentences/use-audit-sentence.ts';
import { Actor, type ActorProps, Named } from './use-audit-columns.tsx';
import { useEntityName } from './use-entity-name.ts';

export type AuditDetailsProps = ActorProps & {
  /** The address of a ride's details. */
  hrefOfRide: (id: string) => string;
  /** Null at the ends of the list. */
  onNewer: (() => void) | null;
  onOlder: (() => void) | null;
  onClose: () => void;
};

type FactProps = { name: string; isWide?: boolean; children: ReactNode };
const Fact = ({ name, isWide = false, children }: FactProps) => (
  <div className={isWide ? styles.wideFact : styles.fact}>
    <dt className={styles.term}>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Further data of an entry as formatted JSON. */
const Metadata = ({ metadata }: { metadata: object }) => {
  const t = useText(adminAudit);
  const [isCopied, setCopied] = useState(false);
  const json = JSON.stringify(metadata, null, 2);
  const copy = () => void navigator.clipboard.writeText(json).then(() => setCopied(true));
  return (
    <section>
      <div className={styles.metadataHead}>
        <h3>{t('metadata')}</h3>
        <Button size="small" icon={<Copy size={16} aria-hidden />} onPress={copy}>
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <pre className={styles.json} dir="ltr">
        {json}
      </pre>
    </section>
  );
};

/** One entry of the audit trail with everything that is recorded of it. */
export const AuditDetails = ({
  entry,
  hrefOfUser,
  hrefOfRide,
  onNewer,
  onOlder,
  onClose,
}: AuditDetailsProps) => {
  const t = useText(adminAudit);
  const { exactTime } = useFormats();
  const { text, attributes, name } = useAuditSentence()(entry);
  const entityName = useEntityName();
  const { changes = {} } = entry.metadata ?? {};
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={520}
      title={
        <span className={styles.title}>
          <Severity severity={entry.severity} />
          {entry.action}
        </span>
      }
      footer={
        <div className={styles.steps}>
          <Button
            icon={<ChevronLeft className={styles.arrow} size={16} aria-hidden />}
            isDisabled={!onNewer}
            onPress={() => onNewer?.()}
          >
            {t('newer')}
          </Button>
          <Button
            className={styles.older}
            icon={<ChevronRight className={styles.arrow} size={16} aria-hidden />}
            isDisabled={!onOlder}
            onPress={() => onOlder?.()}
          >
            {t('older')}
          </Button>
        </div>
      }
    >
      {name && <p>{name}</p>}
      <p className={name ? panel.muted : undefined} {...attributes}>
        <MoneyText>{text}</MoneyText>
      </p>
      <dl className={styles.facts}>
        <Fact name={t('time')}>{exactTime(entry.timestamp)}</Fact>
        <Fact name={t('user')}>
          <Actor entry={entry} hrefOfUser={hrefOfUser} />
        </Fact>
        {entry.subject_name && (
          <Fact name={t('concerns')}>
            <Named name={entry.subject_name} email={entry.subject_email} hrefOfUser={hrefOfUser} />
          </Fact>
        )}
        <Fact name={t('entity')} isWide>
          {entityName(entry.entity_type)}
          {entry.entity_id && (
            <FullId
              key={entry.entity_id}
              id={entry.entity_id}
              href={entry.entity_type === 'ride' ? hrefOfRide(entry.entity_id) : undefined}
            />
          )}
        </Fact>
        <Fact name={t('entry')} isWide>
          <FullId key={entry.id} id={entry.id} />
        </Fact>
      </dl>
      {Object.keys(changes).length > 0 && <AuditChanges changes={changes} />}
      {entry.metadata && <Metadata key={entry.id} metadata={entry.metadata} />}
    </Dialog>
  );
};
