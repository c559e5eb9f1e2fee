import type { Compilable, CompiledQuery } from 'kysely';
import type { Read } from './store.ts';

/** A placeholder for an argument during the compilation of a query. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Arguments = Record<string, string | number>;

/** A query that is built and compiled once per connection pool; each run only binds its arguments. */
export const prepared = <Args extends Arguments, Row>(
  names: readonly (keyof Args & string)[],
  build: (db: Read, args: Args) => Compilable<Row>,
): ((db: Read, args: Args) => Promise<Row[]>) => {
  // During compilation every argument is a placeholder. This is the only cast.
  const blanks = Object.fromEntries(names.map((name) => [name, new Blank(name)])) as unknown as Args;
  const known = new WeakMap<Read, CompiledQuery<Row>>();

  return async (db, args) => {
    const query = known.get(db) ?? build(db, blanks).compile();
    known.set(db, query);
    const parameters = query.parameters.map((value) => (value instanceof Blank ? args[value.name] : value));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
};

/**
 * A query with a few forms, such as one for each filter of a list. Each form is prepared when it is first needed; a choice
 * must have few values, because its queries are kept.
 */
export const preparedForms = <Choice extends object, Args extends Arguments, Row>(
  names: readonly (keyof Args & string)[],
  build: (db: Read, choice: Choice, args: Args) => Compilable<Row>,
): ((db: Read, choice: Choice, args: Args) => Promise<Row[]>) => {
  const forms = new Map<string, (db: Read, args: Args) => Promise<Row[]>>();

  return (db, choice, args) => {
    const name = JSON.stringify(choice);
    const form =
      forms.get(name) ?? prepared<Args, Row>(names, (reader, blanks) => build(reader, choice, blanks));
    forms.set(name, form);
    return form(db, args);
  };
};
