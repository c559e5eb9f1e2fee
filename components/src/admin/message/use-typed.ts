import { useState } from 'react';
import { useMobility } from '../../provider/mobility.ts';

/** A text that is typed in one place. It is there again after a session that expired, until it is emptied. */
export const useTyped = (place: string) => {
  const { drafts } = useMobility();
  const key = `mobility_typed:${place}`;
  const [text, setText] = useState(() => drafts.getItem(key) ?? '');
  const type = (next: string): void => {
    setText(next);
    if (next === '') drafts.removeItem(key);
    else drafts.setItem(key, next);
  };
  return [text, type] as const;
};
