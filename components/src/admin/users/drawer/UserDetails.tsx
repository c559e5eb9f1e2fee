import type { User } from '@mobility/openapi';
import { useUser } from '../../../provider/use-user.ts';
import { useAddress } from '../../console/parameters.ts';
import type { UserAction } from '../UserMenu.tsx';
import type { Person } from '../use-person.ts';
import type { RecordLinks } from './record-links.ts';
import { UserDetailsView } from './UserDetailsView.tsx';
import { useUserRecords } from './use-user-records.ts';

type UserDetailsProps = {
  person: Person;
  onAction: (action: UserAction, user: User) => void;
  onClose: () => void;
};

/** The profile and the newest records of one user. */
export const UserDetails = ({ person, onAction, onClose }: UserDetailsProps) => {
  const { parameters, hrefOf } = useAddress();
  const { user } = person;
  const self = useUser();
  const { id } = user;
  const here = Object.fromEntries(parameters);
  const hasAllPayments = parameters.get('payments') === 'all';
  const links: RecordLinks = {
    all: {
      rides: hrefOf('rides', { search: id }),
      disputes: hrefOf('payment-analytics', { disputes: 'all', user: id }),
      audit: hrefOf('audit', { search: id }),
      transactions: hrefOf('users', { ...here, dialog: 'balance', of: id, transactions: 'all' }),
      payments: hasAllPayments ? null : hrefOf('users', { ...here, payments: 'all' }),
    },
    ride: (ride) => hrefOf('rides', { ride }),
    dispute: (dispute) => hrefOf('payment-analytics', { dispute }),
    entry: (entry) => hrefOf('audit', { entry }),
  };
  return (
    <UserDetailsView
      {...person}
      records={useUserRecords(user, hasAllPayments)}
      links={links}
      isOwn={self?.id === id}
      onAction={(action) => onAction(action, user)}
      onClose={onClose}
    />
  );
};
