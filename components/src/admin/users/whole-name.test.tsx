import type { User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { two } from '../panel/LongText.css.ts';
import { showUsers } from './testing/show-users.tsx';

afterEach(cleanup);

test('a long name is not cut after two lines', async () => {
  const name = 'Maximiliane '.repeat(5).trim();
  await showUsers({ users: [{ ...rider, name } as User] });
  expect((await screen.findByText(name)).classList.contains(two)).toBe(false);
});
