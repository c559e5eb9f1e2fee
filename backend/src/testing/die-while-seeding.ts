import { seedDemo } from '../demo/seed-demo.ts';
import { createTestContext } from './context.ts';

/** A process that is killed in the middle of making the demo city: when the first backup of its past is sealed. */
const context = await createTestContext(JSON.parse(process.argv[2] ?? '{}'));
const seal = (): string => {
  process.kill(process.pid, 'SIGKILL');
  return '';
};
await seedDemo({ ...context, vault: { ...context.vault, seal } });
