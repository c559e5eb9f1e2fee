import type { User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { useFormats } from '../format/use-formats.ts';
import { profile } from '../intl/generated/en-US/profile.ts';
import { useText } from '../intl/use-text.ts';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { RoleBadge } from '../primitives/RoleBadge/RoleBadge.tsx';
import * as styles from './ProfileView.css.ts';
import { ProfilePicture } from './picture/ProfilePicture.tsx';
import type { PictureControl } from './picture/use-picture.ts';

/** Picture, name, role and figures of a user. */
export const ProfileCard = ({ user, picture }: { user: User; picture: PictureControl }) => {
  const t = useText(profile);
  const { number, longDate } = useFormats();
  const rating = user.rating ?? limits.rating.default;
  return (
    <Card as="section">
      <div className={styles.person}>
        <ProfilePicture user={user} {...picture} />
        <Heading className={styles.name}>
          <bdi>{user.name}</bdi>
        </Heading>
        <div className={styles.badges}>
          <RoleBadge role={user.role} />
          <Badge tone={user.is_online ? 'positive' : 'neutral'} icon={<span className={styles.dot} />}>
            {t(user.is_online ? 'online' : 'offline')}
          </Badge>
        </div>
        <dl className={styles.facts}>
          <Fact label={t('rating')}>
            <Star size={16} fill="currentColor" aria-hidden />
            {number(Math.round(rating * 10) / 10)}
          </Fact>
          <Fact label={t('totalRides')} note={t('completedOnly')}>
            {number(user.total_rides ?? 0)}
          </Fact>
          <Fact label={t('memberSince')}>{longDate(user.created_at)}</Fact>
        </dl>
      </div>
    </Card>
  );
};

type FactProps = { label: string; note?: string; children: ReactNode };

const Fact = ({ label, note, children }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      {children} {note && <span className={styles.label}>{note}</span>}
    </dd>
  </div>
);
