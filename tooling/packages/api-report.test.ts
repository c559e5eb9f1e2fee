import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../run.ts';
import { apiReports } from './api-report.ts';

/**
 * The reports of what partners embed. A change of a public declaration shows as a diff of its report:
 * `npx vitest run --config tooling/packages/vitest.config.ts api-report --update` writes them.
 */
describe.each(['sdk', 'components'] as const)('@mobility/%s', (name) => {
  it('declares what its API reports show', async () => {
    const reports = apiReports(inject('packages')[name]);
    expect(reports.length).toBeGreaterThan(0);
    for (const { entry, report } of reports)
      await expect(report).toMatchFileSnapshot(join(root, name, 'api', `${entry}.api.md`));
  }, 180_000);
});
