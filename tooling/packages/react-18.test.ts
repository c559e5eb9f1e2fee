import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compile } from './compile.ts';
import { renderOnServer } from './render.ts';
import { bookRide, openSite, type Site } from './site.ts';

const consumer = inject('consumerOfReact18') ?? '';

describe.skipIf(!consumer)('outside the workspace with React 18', () => {
  it('TypeScript accepts a strict consumer', async () => {
    expect(await compile(consumer, { skipLibCheck: true })).toEqual({ code: 0, output: '' });
  }, 60_000);

  it('the booking form is rendered on a server, without a warning', async () => {
    const output = await renderOnServer(consumer, process.execPath);
    expect(output).toMatch(/<h2[^>]*>Book a ride<\/h2>/);
    expect(output).not.toContain('Warning:');
  });

  describe('the page of the README', () => {
    let site: Site;
    beforeAll(async () => {
      site = await openSite(consumer);
    }, 120_000);
    afterAll(() => site.close());

    it('books a ride and continues to the page of the partner', async () => {
      const { page, errors } = await site.openEmbedded();
      await bookRide(page);
      await page.getByRole('button', { name: 'Continue now' }).click();
      await page.waitForURL(/\/thanks\?ride=./);
      expect(errors).toEqual([]);
    }, 60_000);
  });
});
