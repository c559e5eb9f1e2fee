import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { shortId } from '../../../format/id.ts';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { common } from '../../../intl/generated/en-US/common.ts';
import { useText } from '../../../intl/use-text.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { RoleBadge } from '../../../primitives/RoleBadge/RoleBadge.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { RetryNotice } from '../../retry/RetryNotice.tsx';
import type { UserAction } from '../UserMenu.tsx';
import { UserStates } from '../UserStates.tsx';
import type { Person } from '../use-person.ts';
import { AuditSection } from './AuditSection.tsx';
import { DriverSection } from './DriverSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { BalanceSection, DisputesSection, PaymentsSection, RidesSection } from './Records.tsx';
import type { RecordLinks } from './record-links.ts';
import type { SectionName } from './Section.tsx';
import * as styles from './UserDetails.css.ts';
import { useSectionInView } from './use-section-in-view.ts';
import { hasDisputes, type UserRecords } from './use-user-records.ts';

export type UserDetailsViewProps = Person & {
  records: UserRecords;
  links: RecordLinks;
  /** Whether it is the admin who looks at it. */
  isOwn?: boolean;
  onAction: (action: UserAction) => void;
  onClose: () => void;
};

const sectionsOf = ({ user, details }: Person): readonly SectionName[] => [
  'sectionProfile',
  ...(user.role === 'driver' && details ? (['sectionDriver'] as const) : []),
  'sectionBalance',
  'sectionRides',
  'sectionPayments',
  ...(hasDisputes(user.role) ? (['sectionDisputes'] as const) : []),
  'sectionAudit',
];

/** One user: the name and the state, links to the sections, and the sections in one scroll. */
export const UserDetailsView = ({
  user,
  details,
  records,
  links,
  isOwn,
  onAction,
  onClose,
}: UserDetailsViewProps) => {
  const scroll = useRef<HTMLDivElement>(null);
  const sections = sectionsOf({ user, details });
  return (
    <>
      <Head user={user} onClose={onClose} />
      <SectionLinks sections={sections} scroll={scroll} />
      <div ref={scroll} className={styles.scroll}>
        <ProfileSection user={user} isOwn={isOwn} onAction={onAction} />
        {sections.includes('sectionDriver') && (
          <DriverSection user={user} profile={details?.driver_profile ?? null} onAction={onAction} />
        )}
        <BalanceSection
          balance={records.balance}
          known={details?.balance}
          links={links}
          onAction={onAction}
        />
        <RidesSection rides={records.rides} count={user.total_rides} links={links} />
        <PaymentsSection payments={records.payments} links={links} />
        {sections.includes('sectionDisputes') && (
          <DisputesSection disputes={records.disputes} count={details?.disputes} links={links} />
        )}
        <AuditSection audit={records.audit} links={links} />
      </div>
    </>
  );
};

const Head = ({ user, onClose }: Pick<UserDetailsViewProps, 'user' | 'onClose'>) => {
  const t = useText(adminUsers);
  const tCommon = useText(common);
  return (
    <header className={styles.head}>
      <Avatar id={user.id} name={user.name} picture={user.avatar_url} size={48} />
      <div>
        <h2 className={styles.name}>
          <bdi>{user.name}</bdi>
        </h2>
        <div className={styles.facts}>
          <RoleBadge role={user.role} />
          <UserStates user={user} hideApproval />
          <span className={styles.small}>{t('userId', { id: shortId(user.id) })}</span>
        </div>
      </div>
      <IconButton label={tCommon('close')} icon={<X size={20} aria-hidden />} onPress={onClose} />
    </header>
  );
};

type SectionLinksProps = { sections: readonly SectionName[]; scroll: RefObject<HTMLElement | null> };

const SectionLinks = ({ sections, scroll }: SectionLinksProps) => {
  const t = useText(adminUsers);
  const { inView, goTo } = useSectionInView(scroll, sections);
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar scrolls when another section comes into view, whose link is marked in the document.
  useEffect(() => {
    const marked = bar.current?.querySelector('[aria-current]');
    marked?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [inView]);
  return (
    <nav ref={bar} className={styles.sections} aria-label={t('sections')}>
      {sections.map((name) => (
        <Button
          key={name}
          className={styles.toSection}
          aria-current={name === inView ? 'location' : undefined}
          onPress={() => goTo(name)}
        >
          {t(name)}
        </Button>
      ))}
    </nav>
  );
};

type DrawerMessageProps = {
  error: string | undefined;
  /** Absent where reading again would find the same. */
  onRetry: (() => void) | undefined;
  onClose: () => void;
};

/** Shown while a user is read, and when that failed. */
export const DrawerMessage = ({ error, onRetry, onClose }: DrawerMessageProps) => {
  const tCommon = useText(common);
  return (
    <>
      <header className={styles.head}>
        <span>{!error && <Skeleton shape="circle" width={48} height={48} />}</span>
        <span>{!error && <Skeleton width="60%" />}</span>
        <IconButton label={tCommon('close')} icon={<X size={20} aria-hidden />} onPress={onClose} />
      </header>
      <div className={styles.message}>
        {error ? (
          <RetryNotice onRetry={onRetry}>{error}</RetryNotice>
        ) : (
          <Skeleton shape="block" height="12rem" />
        )}
      </div>
    </>
  );
};
