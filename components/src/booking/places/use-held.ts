import { useEffect, useRef, useSyncExternalStore } from 'react';

let isPressed = false;
let lastPressed: EventTarget | null = null;

/** What was pressed last. A press moves the focus before the click, in Safari from a field to nothing. */
export const pressedLast = (): EventTarget | null => lastPressed;

const watch = (onChange: () => void): (() => void) => {
  let release: ReturnType<typeof setTimeout> | undefined;
  const set = (value: boolean) => () => {
    clearTimeout(release);
    isPressed = value;
    onChange();
  };
  const press = set(true);
  const down = ({ target }: Event) => {
    lastPressed = target;
    press();
  };
  // The click follows the release in the same task.
  const up = () => {
    release = setTimeout(set(false));
  };
  window.addEventListener('pointerdown', down, true);
  window.addEventListener('pointerup', up, true);
  window.addEventListener('pointercancel', up, true);
  return () => {
    clearTimeout(release);
    window.removeEventListener('pointerdown', down, true);
    window.removeEventListener('pointerup', up, true);
    window.removeEventListener('pointercancel', up, true);
  };
};

/**
 * The value, or while a pointer is pressed the value of before. What depends on it does not move under the pointer
 * between press and release, so that the click reaches what was pressed.
 */
export const useHeld = <T>(value: T): T => {
  const pressed = useSyncExternalStore(
    watch,
    () => isPressed,
    () => false,
  );
  const held = useRef(value);
  // React runs it before the render that a press causes. Unlike a layout effect it does nothing on a server.
  useEffect(() => {
    if (!pressed) held.current = value;
  });
  return pressed ? held.current : value;
};
