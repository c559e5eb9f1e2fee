import type { User } from '@mobility/openapi';
import { balanceOf } from '../field.ts';

/** The columns of the table, and what their cells say. The peers draw the same content without our styles. */
export const columns: readonly { id: string; name: string; width: number; textOf: (user: User) => string }[] =
  [
    { id: 'actions', name: 'Actions', width: 60, textOf: () => '…' },
    { id: 'balance', name: 'Balance', width: 104, textOf: (user) => balanceOf(user).toFixed(2) },
    { id: 'name', name: 'Name', width: 296, textOf: ({ name }) => name },
    { id: 'email', name: 'E-mail', width: 260, textOf: ({ email }) => email },
    { id: 'rating', name: 'Rating', width: 68, textOf: ({ rating }) => `${rating}` },
    { id: 'rides', name: 'Rides', width: 68, textOf: ({ total_rides }) => `${total_rides}` },
    { id: 'status', name: 'Status', width: 216, textOf: ({ is_online }) => (is_online ? 'ON' : 'OFF') },
    { id: 'joined', name: 'Joined', width: 128, textOf: ({ created_at }) => `${created_at}`.slice(0, 10) },
  ];
export const hrefOf = ({ id }: User): string => `/admin?tab=users&user=${id}`;
/** The words beside the presence of a user. */
export const badgesOf = ({ is_active, is_approved }: User): string[] => [
  ...(is_active ? [] : ['Locked']),
  ...(is_approved === false ? ['Pending review'] : []),
];
