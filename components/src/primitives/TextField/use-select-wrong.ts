import { type RefObject, useEffect, useRef } from 'react';

/** The field whose text the server or a check refuses: each new error gives it the focus with its text selected. */
export const useSelectWrong = (error: unknown): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!error) return;
    field.current?.focus();
    field.current?.select();
  }, [error]);
  return field;
};
