import type { AuditLog } from '@mobility/openapi';
import { shortId } from '../../format/id.ts';

/** The person an entry is about; null if its description or its author already names them. */
export const concernedBy = ({
  description,
  subject_name,
  subject_email,
  user_email,
}: AuditLog): string | null =>
  subject_name && subject_email !== user_email && !description.includes(subject_name) ? subject_name : null;

/** The person who acted; null for the system. A person who is not known any more is named by the id. */
export const actorOf = ({ user_id, user_name }: AuditLog): string | null =>
  user_id ? (user_name ?? shortId(user_id)) : null;
