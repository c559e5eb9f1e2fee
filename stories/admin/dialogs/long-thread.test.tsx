import { AdminConsoleView, ConversationsView } from '@mobility/components/admin';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import { users } from '../../fixtures.ts';
import { Shell } from '../../page.tsx';
import admin from '../AdminConsole.stories.tsx';
import meta, { LongThread } from '../Conversations.stories.tsx';

setProjectAnnotations([preview]);

const [conversation] = meta.args.conversations;
const many = Array.from({ length: 40 }, (_, index) => ({ ...conversation, thread_id: `thread-${index}` }));
const Opened = () => (
  <Shell user={users.admin} path="/admin">
    <AdminConsoleView {...admin.args} tab="conversations">
      <ConversationsView
        {...meta.args}
        {...LongThread.args}
        conversations={many as typeof meta.args.conversations}
      />
    </AdminConsoleView>
  </Shell>
);

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
/** The bar of the signed-in user, at the bottom of the window. */
const lane = 36;

it.each([720, 800, 1080])(
  'a long thread ends with its reply above the bottom bar at 1280 × %i',
  async (height) => {
    await page.viewport(1280, height);
    await composeStory({ render: () => <Opened /> }, { title: 'a long thread' }).run();
    const reply = document.querySelector('[data-beside] form') as HTMLElement;
    const log = document.querySelector('[data-beside] ol') as HTMLElement;
    for (const top of [0, 40, 200, 100_000]) {
      window.scrollTo({ top, behavior: 'instant' });
      await frames();
      expect(reply.getBoundingClientRect().bottom).toBeLessThanOrEqual(height - lane);
      expect(log.clientHeight).toBeGreaterThan(96);
      expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    }
    // Its head stays below the navigation and the tabs.
    expect(document.querySelector('#open-thread')?.getBoundingClientRect().top).toBeGreaterThan(100);
  },
);
