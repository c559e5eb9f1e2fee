import { countApprovedDrivers, countRides, countUsers } from '../../admin/stats.queries.ts';
import type { Context } from '../../context.ts';
import type { Read } from '../../store/store.ts';

/** The figures of the landing page that this backend knows. It has no number of cities. */
export type LandingFigures = { riders: number; drivers: number; rides: number };

/** In milliseconds: how old the figures may be. */
const freshFor = 300_000;

const readFigures = async (db: Read): Promise<LandingFigures> => {
  const [{ riders }, { drivers }, { completed }] = await Promise.all([
    countUsers(db),
    countApprovedDrivers(db),
    countRides(db),
  ]);
  return { riders: Number(riders), drivers: Number(drivers), rides: Number(completed) };
};

/**
 * Returns the figures. They are read at most every five minutes, and after the first time no page waits for it; while
 * the database does not answer, the last ones stay.
 */
export const createLandingFigures = ({ store, now, log }: Pick<Context, 'store' | 'now' | 'log'>) => {
  let known: LandingFigures = { riders: 0, drivers: 0, rides: 0 };
  let readAt: number | null = null;
  const refresh = async (): Promise<void> => {
    try {
      known = await readFigures(store.read);
    } catch (error) {
      log.warn({ err: error }, 'The figures of the landing page could not be read');
    }
  };
  return async (): Promise<LandingFigures> => {
    const isFirst = readAt === null;
    if (readAt === null || now() - readAt >= freshFor) {
      readAt = now();
      const read = refresh();
      if (isFirst) await read;
    }
    return known;
  };
};

const numbers = new Intl.NumberFormat('en-US');

/**
 * A page with the figures: as attributes of its root element, from which the application reads them, and in the elements
 * of the prerendered landing page. While one of them is 0 the page keeps all of its own texts: two riders beside the usual
 * hundred thousand rides would contradict each other.
 */
export const withFigures = (html: string, figures: LandingFigures): string => {
  if (Object.values(figures).includes(0)) return html;
  const reported = new Map(Object.entries(figures));
  const attributes = [...reported].map(([name, figure]) => ` data-${name}="${figure}"`).join('');
  return html
    .replace('<html', `<html${attributes}`)
    .replaceAll(/(<dd data-figure="(\w+)"[^>]*>)[^<]*/g, (element, tag: string, name: string) => {
      const figure = reported.get(name);
      return figure === undefined ? element : tag + numbers.format(figure);
    });
};
