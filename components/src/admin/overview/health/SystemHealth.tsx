import type { SystemHealth as Health, HealthState } from '@mobility/openapi';
import Check from 'lucide-react/icons/check';
import CreditCard from 'lucide-react/icons/credit-card';
import Database from 'lucide-react/icons/database';
import Mail from 'lucide-react/icons/mail';
import Radio from 'lucide-react/icons/radio';
import Scale from 'lucide-react/icons/scale';
import Server from 'lucide-react/icons/server';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { adminOverview } from '../../../intl/generated/en-US/admin-overview.ts';
import { useText } from '../../../intl/use-text.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { MoneyText } from '../../../primitives/Money/Money.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { RetryNotice } from '../../retry/RetryNotice.tsx';
import { attentionOf, type HealthPart, healthParts } from './health-parts.ts';
import * as styles from './SystemHealth.css.ts';
import { useHealthSentence } from './use-health-sentence.ts';

export type SystemHealthProps = {
  /** Null where the backend reports none, undefined while it loads. */
  health: Health | null | undefined;
  hasFailed?: boolean;
  onRetry: () => void;
};

const looks = {
  api: { text: 'api', icon: <Server size={20} aria-hidden /> },
  database: { text: 'database', icon: <Database size={20} aria-hidden /> },
  live_channel: { text: 'liveChannel', icon: <Radio size={20} aria-hidden /> },
  payments: { text: 'payments', icon: <CreditCard size={20} aria-hidden /> },
  ledger: { text: 'ledger', icon: <Scale size={20} aria-hidden /> },
  mail: { text: 'mail', icon: <Mail size={20} aria-hidden /> },
} as const satisfies Record<HealthPart['name'], { text: string; icon: ReactNode }>;

/** The state of each part of the backend. */
export const SystemHealth = ({ health, hasFailed, onRetry }: SystemHealthProps) => {
  const t = useText(adminOverview);
  const parts = health === undefined ? null : healthParts(health);
  return (
    <Card title={t('systemHealth')} padding="none" action={parts && <Overall parts={parts} />}>
      {parts && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <Part key={part.name} {...part} />
          ))}
        </ul>
      )}
      {!parts && hasFailed && (
        <div className={styles.failed}>
          <RetryNotice onRetry={onRetry}>{t('healthFailed')}</RetryNotice>
        </div>
      )}
      {!parts && !hasFailed && <Skeleton height={80} />}
    </Card>
  );
};

const Overall = ({ parts }: { parts: readonly HealthPart[] }) => {
  const t = useText(adminOverview);
  const { count, isDown, isKnown } = attentionOf(parts);
  if (count === 0 && !isKnown) return null;
  if (count === 0) {
    return (
      <Badge tone="positive" icon={<Check size={16} aria-hidden />}>
        {t('allHealthy')}
      </Badge>
    );
  }
  return (
    <Badge tone={isDown ? 'critical' : 'caution'} icon={<TriangleAlert size={16} aria-hidden />}>
      {t('needAttention', { count })}
    </Badge>
  );
};

const stateLooks: Record<HealthState, string> = {
  healthy: styles.healthy,
  degraded: styles.degraded,
  down: styles.down,
};

/** One part; what the server says about it, below its name. */
const Part = ({ name, status, detail }: HealthPart) => {
  const t = useText(adminOverview);
  const say = useHealthSentence();
  const words = detail ? say(name, detail) : null;
  return (
    <li className={styles.part}>
      <span className={styles.icon}>{looks[name].icon}</span>
      <span>{t(looks[name].text)}</span>
      <b className={status ? `${styles.state} ${stateLooks[status]}` : styles.state}>
        {status ? t(status) : '–'}
      </b>
      {words && (
        <p className={styles.detail} {...words.attributes}>
          <MoneyText>{words.text}</MoneyText>
        </p>
      )}
    </li>
  );
};
