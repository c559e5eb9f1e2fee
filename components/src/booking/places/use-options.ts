import { withinReach } from '@mobility/machines/booking';
import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import { useEffect, useMemo, useState } from 'react';

type Hooks = {
  send: (event: PlaceSearchEvent) => void;
  onPreview?: (place: FoundPlace | null) => void;
  /** The trip's other place: what is too far from it is not offered while something nearer is. */
  other?: FoundPlace | null;
};

const noOptions: FoundPlace[] = [];
const shown = 8;

/**
 * The list's own state: open while focused and not dismissed, and which option is active. None is until an arrow key or
 * the pointer reaches one; Enter takes the first then.
 */
export const useOptions = (snapshot: PlaceSearchSnapshot, { send, onPreview, other = null }: Hooks) => {
  const [isFocused, setFocused] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [chosen, setChosen] = useState<{ of: FoundPlace[]; index: number | null }>({
    of: noOptions,
    index: null,
  });
  const found = snapshot.context.suggestions;
  // Before the other place is chosen, what is too far from the best suggestion is in another city.
  const suggestions = useMemo(
    () => withinReach(found, other ?? found[0] ?? null).slice(0, shown),
    [found, other],
  );
  const isOpen = isFocused && !isDismissed && suggestions.length > 0;
  // Among new suggestions none is active again.
  const active = chosen.of === suggestions ? chosen.index : null;
  const nextPlace = isOpen ? (suggestions[active ?? 0] ?? null) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place is news.
  useEffect(() => onPreview?.(nextPlace), [nextPlace]);

  const activate = (index: number): void => setChosen({ of: suggestions, index });
  const select = (place: FoundPlace): void => send({ type: 'select', place });
  const { length } = suggestions;
  const keys: Record<string, () => void> = {
    ArrowDown: () => activate(((active ?? -1) + 1) % length),
    ArrowUp: () => activate(((active ?? length) - 1 + length) % length),
    Escape: () => setDismissed(true),
    Enter: () => nextPlace && select(nextPlace),
  };
  const onKey = (key: string): boolean => {
    if (!isOpen && key === 'ArrowDown' && suggestions.length > 0) {
      setDismissed(false);
      return true;
    }
    const act = isOpen ? keys[key] : undefined;
    act?.();
    return act !== undefined;
  };
  return {
    suggestions,
    isOpen,
    isFocused,
    active,
    activate,
    select,
    onKey,
    enter: () => setFocused(true),
    wake: () => setDismissed(false),
    leave: () => {
      setFocused(false);
      setDismissed(false);
    },
  };
};
