import { seedDemo } from '../../city/demo/seed-demo.ts';
import { createTestContext } from '../context.ts';

/** A process that is killed while it creates the demo city, when the first backup of the history is sealed. */
const context = await createTestContext(JSON.parse(process.argv[2] ?? '{}'));
const seal = (): string => {
  process.kill(process.pid, 'SIGKILL');
  return '';
};
await seedDemo({ ...context, vault: { ...context.vault, seal } });
