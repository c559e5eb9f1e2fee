import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

afterEach(cleanup);

const Retried = () => {
  const [hasFailed, setFailed] = useState(true);
  return hasFailed && <Notice tone="critical" title="It failed" onRetry={() => setFailed(false)} />;
};

const retry = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
};

test('the heading of its section takes the focus of Retry', async () => {
  render(
    <main>
      <h1>Page</h1>
      <section>
        <h2>List</h2>
        <Retried />
      </section>
    </main>,
  );
  await retry();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'List' }));
});

test('beside all sections, the heading of the page takes the focus of Retry', async () => {
  render(
    <main>
      <h1>Page</h1>
      <Retried />
    </main>,
  );
  await retry();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Page' }));
});

const Gone = ({ isAll }: { isAll: boolean }) => {
  const [hasFailed, setFailed] = useState(true);
  const notice = hasFailed && <Notice tone="critical" title="It failed" onRetry={() => setFailed(false)} />;
  const list = (
    <section>
      {hasFailed && <h3>List</h3>}
      {notice}
    </section>
  );
  return isAll && !hasFailed ? null : list;
};

test.each([
  ['the section', true],
  ['the heading of the section', false],
])('where %s goes away too, the next heading around takes the focus of Retry', async (_, isAll) => {
  render(
    <main>
      <h1>Page</h1>
      <section>
        <h2>Lists</h2>
        <Gone isAll={isAll} />
      </section>
    </main>,
  );
  await retry();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lists' }));
});

const Answered = () => {
  const [hasFailed, setFailed] = useState(true);
  if (!hasFailed) return <input ref={(input) => input?.focus()} aria-label="Search" />;
  return <Notice tone="critical" title="It failed" onRetry={() => setFailed(false)} />;
};

test('what takes the focus itself in place of a notice keeps it', async () => {
  render(
    <main>
      <h1>Page</h1>
      <Answered />
    </main>,
  );
  await retry();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
});
