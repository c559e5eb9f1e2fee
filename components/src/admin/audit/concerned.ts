import type { AuditLog } from '@mobility/openapi';

/** Whom an entry is about; null where its description or its author already says it. */
export const concernedBy = ({
  description,
  subject_name,
  subject_email,
  user_email,
}: AuditLog): string | null =>
  subject_name && subject_email !== user_email && !description.includes(subject_name) ? subject_name : null;
