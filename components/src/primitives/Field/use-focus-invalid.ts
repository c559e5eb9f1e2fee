import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field of a form after each refused attempt; typing does not move it. */
export const useFocusInvalid = (attempt: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
};
