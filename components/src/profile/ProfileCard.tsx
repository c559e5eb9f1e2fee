import type { User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { formatLongDate } from '../format/index.ts';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import { RoleBadge } from '../primitives/RoleBadge/RoleBadge.tsx';
import * as styles from './ProfilePage.css.ts';

/** Who this is: picture, role and standing. */
export function ProfileCard({ user }: { user: User }) {
  const rating = user.rating ?? limits.rating.default;
  return (
    <Card as="section">
      <div className={styles.person}>
        <Avatar id={user.id} name={user.name} size={96} />
        <h1 className={styles.name}>{user.name}</h1>
        <div className={styles.badges}>
          <RoleBadge role={user.role} />
          <Badge tone={user.is_online ? 'positive' : 'neutral'} icon={<span className={styles.dot} />}>
            {user.is_online ? 'Online' : 'Offline'}
          </Badge>
        </div>
        <dl className={styles.facts}>
          <Fact label="Rating">
            <Star size={16} fill="currentColor" aria-hidden />
            {Number.isInteger(rating) ? rating : rating.toFixed(1)}
          </Fact>
          <Fact label="Total Rides">{user.total_rides ?? 0}</Fact>
          <Fact label="Member Since">{formatLongDate(user.created_at)}</Fact>
        </dl>
      </div>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
