import type { AuditLog } from '@mobility/openapi';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Audit.css.ts';
import { concernedBy } from './concerned.ts';
import { useAuditSentence } from './sentences/use-audit-sentence.ts';

/**
 * The description of an entry and the person it is about. Where the page has no words for a stored description, the name of
 * the action stands above it. A narrow column cuts each line at its end.
 */
export const Description = ({ entry }: { entry: AuditLog }) => {
  const { text, attributes, name } = useAuditSentence()(entry);
  const concerned = concernedBy(entry);
  const line = concerned === null ? styles.oneLine : styles.withName;
  const whom = concerned !== null && (
    <>
      <span> · </span>
      <bdi className={styles.whom}>{concerned}</bdi>
    </>
  );
  const full = concerned === null ? text : `${text} · ${concerned}`;
  if (name === null)
    return (
      <span className={line} {...(!whom && attributes)} title={full}>
        {whom ? (
          <span className={styles.sentence} {...attributes}>
            <MoneyText>{text}</MoneyText>
          </span>
        ) : (
          <MoneyText>{text}</MoneyText>
        )}
        {whom}
      </span>
    );
  return (
    <span className={panel.twoLines}>
      <span className={`${panel.strong} ${line}`} title={full}>
        <span className={styles.sentence}>{name}</span>
        {whom}
      </span>
      <span className={`${panel.muted} ${styles.oneLine}`} {...attributes} title={text}>
        <MoneyText>{text}</MoneyText>
      </span>
    </span>
  );
};
