import type { User } from '@mobility/openapi';
import { useState } from 'react';
import type { EditedUser } from './EditUserView.tsx';

/** A field that was edited: what it was before, and what it is now. */
type Edit<Value> = { before: Value; now: Value };
type Edits = { [Field in keyof EditedUser]?: Edit<EditedUser[Field]> };

/**
 * The fields of a user that an admin edits. A field that is not edited shows what is stored, also when another admin changes
 * it meanwhile; one that is set back to what it was counts as not edited.
 */
export const useEdits = ({ name, email, role }: User) => {
  const [edits, setEdits] = useState<Edits>({});
  const changes: Partial<EditedUser> = {
    ...(edits.name && { name: edits.name.now }),
    ...(edits.email && { email: edits.email.now }),
    ...(edits.role && { role: edits.role.now }),
  };
  const edited: EditedUser = { name, email, role, ...changes };
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
  };
};
