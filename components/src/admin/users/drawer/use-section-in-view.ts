import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SectionName } from './Section.tsx';

/** How far below the upper edge a section counts as the one in view, in pixels. */
const lead = 48;

/**
 * The section at the upper edge of what scrolls, and at its end the last one. A section that a link led to is in view until
 * the person scrolls: one near the end cannot reach the upper edge.
 */
export const useSectionInView = (
  scroll: RefObject<HTMLElement | null>,
  sections: readonly SectionName[],
): { inView: SectionName | undefined; goTo: (section: SectionName) => void } => {
  /** How far it is scrolled where a link led to. */
  const chosenAt = useRef<number>(null);
  const [inView, setInView] = useState(sections[0]);
  const names = sections.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change when sections appear.
  useEffect(() => {
    const box = scroll.current;
    if (!box) return;
    const update = () => {
      if (chosenAt.current === box.scrollTop) return;
      chosenAt.current = null;
      const isAtEnd = box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
      const edge = box.getBoundingClientRect().top + lead;
      const passed = [...box.querySelectorAll('[data-section]')].filter(
        (section) => section.getBoundingClientRect().top <= edge,
      ).length;
      setInView(sections[isAtEnd ? sections.length - 1 : Math.max(passed - 1, 0)]);
    };
    update();
    box.addEventListener('scroll', update, { passive: true });
    return () => box.removeEventListener('scroll', update);
  }, [names]);
  const goTo = (section: SectionName): void => {
    const box = scroll.current;
    box?.querySelector(`[data-section="${section}"]`)?.scrollIntoView();
    chosenAt.current = box?.scrollTop ?? 0;
    setInView(section);
  };
  return { inView, goTo };
};
