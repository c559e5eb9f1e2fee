import type { RestorePreview } from '@mobility/openapi';

export type PersonChange = NonNullable<RestorePreview['person_changes']>[number];

/** Whether the backup has the account with its e-mail address under another id: neither the name nor the address changes. */
export const hasOtherId = ({ from_name, from_email, name, email }: PersonChange): boolean =>
  name === from_name && email === from_email;
