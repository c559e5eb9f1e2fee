import type { CSSProperties } from 'react';

/** Values for the variables that a style file made with `createVar`: the only thing that an element sets inline. */
export const inlineVars = (values: Record<string, string | undefined>): CSSProperties => {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name.replace(/^var\((.*)\)$/, '$1'), value]],
  );
  return Object.fromEntries(entries);
};
