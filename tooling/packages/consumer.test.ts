import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { footerPadding, measureColumn } from './column.ts';
import { compile } from './compile.ts';
import { entriesOf, machineNode } from './consumer.ts';
import { outcomeOf } from './outcome.ts';
import { renderOnServer } from './render.ts';
import { runAsServerComponent } from './server-components.ts';
import { bookRide, choosePlaces, openSite, type Site } from './site.ts';
import { hostStyles, stylesOf } from './styles.ts';

const consumer = inject('consumer') ?? '';
const { code, json } = entriesOf(Object.values(inject('packages')));
const nodes = [
  ['the Node of the project', process.execPath],
  ['the Node of the machine', await machineNode()],
] as const;

const importAll = [
  ...code.map((name) => `await import('${name}');`),
  ...json.map((name) => `await import('${name}', { with: { type: 'json' } });`),
].join('\n');

const typesOfAll = [
  ...code.map((name, index) => `export * as code${index} from '${name}';`),
  ...json.map((name, index) => `export { default as json${index} } from '${name}' with { type: 'json' };`),
].join('\n');

describe.skipIf(!consumer)('outside the workspace', () => {
  describe.each(nodes)('%s', (_, node) => {
    it.skipIf(!node)('imports every entry', async () => {
      writeFileSync(join(consumer, 'entries.mjs'), importAll);
      expect(await outcomeOf(node ?? '', ['entries.mjs'], consumer)).toMatchObject({ code: 0 });
    });

    it.skipIf(!node)('renders the booking form on a server', async () => {
      expect(await renderOnServer(consumer, node ?? '')).toMatch(/<h2[^>]*>Book a ride<\/h2>/);
    });
  });

  it('calls functions without React in a server component', async () => {
    const { code, output } = await runAsServerComponent(consumer, 'server-component.ts');
    const sentence = 'Erfolgreich abgemeldet';
    const lines = [
      'function',
      '4',
      'rtl',
      'var(--mobility-ink)',
      '89abcdef',
      '1767225600000',
      '10%',
      sentence,
    ];
    expect({ code, lines: output.trim().split('\n') }).toEqual({ code: 0, lines });
  });

  describe.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('TypeScript with module %s and resolution %s', (module, moduleResolution) => {
    const check = (options: Record<string, boolean>) => {
      writeFileSync(join(consumer, 'entries.ts'), typesOfAll);
      return compile(consumer, { module, moduleResolution, ...options }, ['entries.ts']);
    };

    it('accepts a strict consumer with exact optional properties', async () => {
      // The declarations of xstate do not compile with exact optional properties.
      const outcome = await check({ exactOptionalPropertyTypes: true, skipLibCheck: true });
      expect(outcome).toEqual({ code: 0, output: '' });
    }, 60_000);

    it('finds no error in the declarations of the packages', async () => {
      const { output } = await check({ skipLibCheck: false });
      expect(output.split('\n').filter((line) => /^(node_modules\/@mobility|\w)/.test(line))).toEqual([]);
    }, 60_000);
  });

  describe('a page that Vite builds without a plugin', () => {
    let site: Site;
    beforeAll(async () => {
      site = await openSite(consumer);
    }, 120_000);
    afterAll(() => site.close());

    it('keeps its own styles next to the widget', async () => {
      const before = await hostStyles((await site.open('/before.html')).page);
      const { page } = await site.open('/index.html');
      await page.getByRole('combobox', { name: 'Pickup' }).waitFor();
      expect(Object.keys(before.h1 ?? {}).length).toBeGreaterThan(200);
      expect(await hostStyles(page)).toEqual(before);
    }, 60_000);

    it('has one title of the first level, its own', async () => {
      const { page } = await site.open('/index.html');
      await page.getByRole('heading', { name: 'Where to?', level: 2 }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['City guide']);
    }, 60_000);

    it('does not change the styles of the widget', async () => {
      const { page } = await site.open('/index.html');
      await page.getByRole('combobox', { name: 'Pickup' }).waitFor();
      const heading = await stylesOf(page, '#widget h2');
      expect(heading).toMatchObject({ fontSize: '24px', fontWeight: '700', marginTop: '0px' });
      expect(heading.fontFamily).toMatch(/^"Inter Variable"/);
      expect(heading.color).not.toBe('rgb(0, 0, 0)');
      expect((await stylesOf(page, '#widget button')).fontFamily).toMatch(/^"Inter Variable"/);
      expect(await stylesOf(page, '#widget input')).toMatchObject({ borderTopWidth: '0px' });
    }, 60_000);

    it('fits the widget into a column of 360 px on a wide page', async () => {
      const { page } = await site.open('/index.html');
      await choosePlaces(page);
      const column = await measureColumn(page);
      expect(column).toMatchObject({ width: 360, overflow: 0, isBookButtonInside: true, isMapInside: true });
      expect(column.form.width).toBe(360);
      expect(column.map.width).toBe(360);
      expect(column.map.height).toBeGreaterThan(160);
      expect(await footerPadding(page)).toEqual(['12px', '16px', '12px', '16px']);
    }, 60_000);

    it('gives the widget the height of its content, or of the place that has one', async () => {
      const { page } = await site.open('/index.html');
      await choosePlaces(page);
      const measureIn = async (place: string, height: number) => {
        await page.setViewportSize({ width: 1280, height });
        await page.locator('#widget').evaluate((node, style) => node.setAttribute('style', style), place);
        return measureColumn(page);
      };
      for (const place of ['width: 360px', 'width: 1100px', 'width: 1100px; height: 450px']) {
        const inHighWindow = await measureIn(place, 900);
        expect(inHighWindow.overflow).toBe(0);
        expect((await measureIn(place, 600)).height).toBe(inHighWindow.height);
      }
      const { form, map } = await measureIn('width: 1100px; height: 450px', 900);
      expect(form).toMatchObject({ width: 420, height: 450 });
      expect(map).toMatchObject({ width: 680, height: 450 });
    }, 60_000);

    it('is 320 px wide in a place that takes its width from its content', async () => {
      const { page } = await site.open('/index.html');
      await choosePlaces(page);
      await page.locator('#widget').evaluate((node) => node.setAttribute('style', 'width: max-content'));
      const { width, form, overflow } = await measureColumn(page);
      expect({ width, form: form.width, overflow }).toEqual({ width: 320, form: 320, overflow: 0 });
    }, 60_000);

    it('books a ride with the reference backend', async () => {
      const { page, errors } = await site.open('/index.html');
      await bookRide(page);
      expect(errors).toEqual([]);
    }, 60_000);

    it('opens the page of the README', async () => {
      const { page, errors } = await site.openEmbedded();
      await page.getByRole('heading', { name: 'Book a ride' }).waitFor();
      expect(errors).toEqual([]);
    }, 60_000);
  });
});
