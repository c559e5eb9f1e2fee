import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../run.ts';

test('the processes of a run share what Node has compiled', async () => {
  const { output } = await run(process.execPath, ['-p', "require('node:module').getCompileCacheDir()"]);
  expect(output).toContain(join('.cache', 'compiled'));
});
