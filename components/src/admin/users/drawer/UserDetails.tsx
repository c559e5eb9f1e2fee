import type { User } from '@mobility/openapi';
import { useAddress } from '../../console/parameters.ts';
import { type ConsoleTab, consoleTabs } from '../../console/tabs.ts';
import type { UserAction } from '../UserMenu.tsx';
import type { Person } from '../use-person.ts';
import { UserDetailsView } from './UserDetailsView.tsx';
import { useUserRecords } from './use-user-records.ts';

type UserDetailsProps = {
  person: Person;
  onAction: (action: UserAction, user: User) => void;
  onClose: () => void;
};

/** The profile and the newest records of one user. */
export const UserDetails = ({ person, onAction, onClose }: UserDetailsProps) => {
  const { hrefOf } = useAddress();
  const { user } = person;
  const allIn = (name: string): string | undefined => {
    const tab: ConsoleTab | undefined = consoleTabs.find((known) => known === name);
    return tab && hrefOf(tab, { search: user.id });
  };
  return (
    <UserDetailsView
      {...person}
      records={useUserRecords(user)}
      links={{ rides: allIn('rides'), audit: allIn('audit') }}
      onAction={(action) => onAction(action, user)}
      onClose={onClose}
    />
  );
};
