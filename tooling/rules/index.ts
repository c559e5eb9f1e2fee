import { ambientTime } from './ambient-time.ts';
import { assertions } from './assertions.ts';
import { globalFetch, globalStorage } from './browser-globals.ts';
import { contextProvider } from './context-provider.ts';
import { englishInJsx } from './english-in-jsx.ts';
import { literalColours } from './literal-colours.ts';
import { logicalProperties } from './logical-properties.ts';
import { machineSentences } from './machine-sentences.ts';
import { operationsQueries } from './operations-queries.ts';
import { pageState } from './page-state.ts';
import { pixels } from './pixels.ts';
import type { SourceRule } from './source-rule.ts';
import { statusInJsx } from './status-in-jsx.ts';

/** The rules over syntax trees that `tooling/check-sources.ts` applies. */
export const sourceRules: SourceRule[] = [
  ambientTime,
  assertions,
  contextProvider,
  englishInJsx,
  globalFetch,
  globalStorage,
  literalColours,
  logicalProperties,
  machineSentences,
  operationsQueries,
  pageState,
  pixels,
  statusInJsx,
];
