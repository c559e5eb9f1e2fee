import type { User } from '@mobility/openapi';
import { Rows } from './Rows.tsx';

/** Name, e-mail and phone, to read. */
export function PersonalInfo({ user }: { user: User }) {
  return (
    <Rows
      rows={[
        { label: 'Full Name', value: user.name },
        { label: 'Email', value: user.email },
        { label: 'Phone Number', value: user.phone || 'Not given' },
      ]}
    />
  );
}
