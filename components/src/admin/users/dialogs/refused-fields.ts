import { codeOf } from '../../ride-decision/code-of.ts';

export type RefusedFields = { name: boolean; email: boolean };

/** The fields that the server refused: with 422 by their places in its answer, with 409 a taken address. Null if it refused neither. */
export const refusedFields = (error: unknown): RefusedFields | null => {
  if (codeOf(error) === 'email_taken') return { name: false, email: true };
  const { status, detail }: { status?: unknown; detail?: unknown } = Object(error);
  if (status !== 422 || !Array.isArray(detail)) return null;
  const places: unknown[] = detail.map(({ loc }: { loc?: unknown[] }) => loc?.at(-1));
  const fields = { name: places.includes('name'), email: places.includes('email') };
  return fields.name || fields.email ? fields : null;
};
