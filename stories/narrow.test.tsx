import { loadAllParts } from '@mobility/components/primitives';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import { faultsIn } from './narrow.faults.ts';

setProjectAnnotations([preview]);

type Stories = Parameters<typeof composeStories>[0];

/** Everything but whole pages and the frame of the application, which always have the whole window. */
const files = import.meta.glob<Stories>(['./**/*.stories.tsx', '!./{landing,screens,shell}/*'], {
  eager: true,
});
const widths = [360, 320];

// A desktop window, so that a layout that depends on the width of the window fails.
beforeAll(async () => {
  await page.viewport(1280, 860);
  await loadAllParts();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const faultsOf = async (Story: ComponentType): Promise<string[]> => {
  const column = document.createElement('div');
  document.body.append(column);
  const root = createRoot(column);
  const faults: string[] = [];
  try {
    flushSync(() => root.render(createElement(Story)));
    for (const width of widths) {
      column.style.width = `${width}px`;
      await frame();
      faults.push(...faultsIn(column).map((fault) => `${width} px: ${fault}`));
    }
  } finally {
    flushSync(() => root.unmount());
    column.remove();
  }
  return faults;
};

it.each(Object.entries(files))('%s fits a narrow column', async (_, file) => {
  const faults: Record<string, string[]> = {};
  for (const [name, Story] of Object.entries<ComponentType>(composeStories(file))) {
    const found = await faultsOf(Story);
    if (found.length > 0) faults[name] = found;
  }
  expect(faults).toEqual({});
});
