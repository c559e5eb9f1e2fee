import IdCard from 'lucide-react/icons/id-card';
import Lock from 'lucide-react/icons/lock';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';

const profileTab = '/profile?tab=driver';

/** What everyone but drivers sees in the dashboard's place. */
export function AccessDenied() {
  return (
    <EmptyState
      icon={<Lock size={24} />}
      title="Access Denied - You need driver privileges to access this dashboard."
    />
  );
}

/** A driver whose profile waits for its approval. */
export function PendingReview() {
  return (
    <Notice
      tone="caution"
      title="Pending Review"
      action={
        <LinkButton size="small" href={profileTab}>
          View profile
        </LinkButton>
      }
    >
      Your driver profile is under review. You'll be notified once approved.
    </Notice>
  );
}

/** A driver without a vehicle: the first thing to do. */
export function NoDriverProfile() {
  return (
    <EmptyState
      icon={<IdCard size={24} />}
      title="Add your vehicle to start driving"
      text="An admin reviews it, and then you can go online."
      action={
        <LinkButton variant="primary" href={profileTab}>
          Create Profile
        </LinkButton>
      }
    />
  );
}
