import type { AuditLog } from '@mobility/openapi';

/** The person an entry is about; null if its description or its author already names them. */
export const concernedBy = ({
  description,
  subject_name,
  subject_email,
  user_email,
}: AuditLog): string | null =>
  subject_name && subject_email !== user_email && !description.includes(subject_name) ? subject_name : null;
