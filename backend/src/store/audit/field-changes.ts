type Value = string | number | boolean | null;
/** The values of fields by their names. */
export type Fields = Readonly<Record<string, Value | undefined>>;

/** The fields of a change that get another value, each with the value before and after; null where there is none. */
export const fieldChanges = (before: Fields, change: Fields): Record<string, { from: Value; to: Value }> =>
  Object.fromEntries(
    Object.entries(change)
      .map(([name, to]) => [name, { from: before[name] ?? null, to: to ?? null }] as const)
      .filter(([, { from, to }]) => from !== to),
  );
