import { useMemo, useState } from 'react';
import { useMobility } from '../../provider/mobility.ts';

/** What is typed in one place, in the storage of drafts. It stays there until it is emptied or the user signs out. */
export const useKept = (place: string) => {
  const { drafts } = useMobility();
  return useMemo(() => {
    const key = `mobility_typed:${place}`;
    return {
      read: (): string => drafts.getItem(key) ?? '',
      write: (text: string): void => {
        if (text === '') drafts.removeItem(key);
        else drafts.setItem(key, text);
      },
    };
  }, [drafts, place]);
};

/** A text that is typed in one place. It is there again when the place is, until it is emptied. */
export const useTyped = (place: string) => {
  const kept = useKept(place);
  const [text, setText] = useState(kept.read);
  const type = (next: string): void => {
    setText(next);
    kept.write(next);
  };
  return [text, type] as const;
};

const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
};

/** The fields of a value, whatever it is. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The fields of what was stored as JSON; none where the storage has something else. */
export const storedFields = (stored: string): Record<string, unknown> => fieldsOf(parsed(stored));

/** A stored text; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
