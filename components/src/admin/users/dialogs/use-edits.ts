import type { User } from '@mobility/openapi';
import { fieldsOf, storedFields, useTyped } from '../../message/use-typed.ts';
import type { EditedUser } from './EditUserView.tsx';

/** A field that was edited: what it was before, and what it is now. */
type Edit<Value> = { before: Value; now: Value };
type Edits = { [Field in keyof EditedUser]?: Edit<EditedUser[Field]> };

const isText = (value: unknown): value is string => typeof value === 'string';
const isRole = (value: unknown): value is User['role'] =>
  value === 'rider' || value === 'driver' || value === 'admin';

const readEdit = <Value>(
  stored: unknown,
  isValue: (value: unknown) => value is Value,
): Edit<Value> | undefined => {
  const { before, now } = fieldsOf(stored);
  return isValue(before) && isValue(now) ? { before, now } : undefined;
};

/** The edits that were stored; a field that is not as it is written is not edited. */
const readEdits = (stored: string): Edits => {
  const { name, email, role } = storedFields(stored);
  return { name: readEdit(name, isText), email: readEdit(email, isText), role: readEdit(role, isRole) };
};

const writeEdits = (edits: Edits): string =>
  Object.values(edits).some((edit) => edit !== undefined) ? JSON.stringify(edits) : '';

/** The stored values of the fields that another admin has changed, to a different value, since they were edited here. */
const foundConflicts = (edits: Edits, stored: EditedUser): Partial<EditedUser> => {
  const isContested = (field: keyof EditedUser): boolean => {
    const edit = edits[field];
    return edit !== undefined && edit.before !== stored[field] && edit.now !== stored[field];
  };
  return {
    ...(isContested('name') && { name: stored.name }),
    ...(isContested('email') && { email: stored.email }),
    ...(isContested('role') && { role: stored.role }),
  };
};

/**
 * The fields of a user that an admin edits. A field that is not edited shows what is stored, also when another admin changes
 * it meanwhile; one that is set back to what it was counts as not edited. One that both have changed is a conflict until the
 * admin decides it. What is edited is there again when the dialog is, until it is saved.
 */
export const useEdits = ({ id, name, email, role }: User) => {
  const [kept, keepTyped] = useTyped(`edit-user:${id}`);
  const edits = readEdits(kept);
  const setEdits = (next: Edits): void => keepTyped(writeEdits(next));
  const stored: EditedUser = { name, email, role };
  const changes: Partial<EditedUser> = {
    ...(edits.name && { name: edits.name.now }),
    ...(edits.email && { email: edits.email.now }),
    ...(edits.role && { role: edits.role.now }),
  };
  const edited: EditedUser = { ...stored, ...changes };
  const edit = <Field extends keyof EditedUser>(field: Field, now: EditedUser[Field]): void => {
    const before = edits[field]?.before ?? edited[field];
    setEdits({ ...edits, [field]: before === now ? undefined : { before, now } });
  };
  return {
    /** What the fields show. */
    edited,
    /** The fields that differ from what they were. */
    changes,
    edit,
    /** Forgets all edits. */
    clear: (): void => setEdits({}),
    /** What is stored in the fields in conflict. */
    conflicts: foundConflicts(edits, stored),
    hasConflictWith: (read: User): boolean => Object.keys(foundConflicts(edits, read)).length > 0,
    /** Keeps the own value of a field in conflict. */
    keep: (field: keyof EditedUser): void =>
      setEdits({ ...edits, [field]: { before: stored[field], now: edited[field] } }),
    /** Takes the stored value of a field in conflict. */
    take: (field: keyof EditedUser): void => setEdits({ ...edits, [field]: undefined }),
  };
};
