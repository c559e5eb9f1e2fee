import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

const folders = /^(machines\/src|components\/src|backend\/src)\//;
const exempt = /\.test\.tsx?$|\/testing\/|^backend\/src\/(authorization|fuzz|store\/conformance)\//;
/** The sources of time, which the others read. */
const sources = [
  'backend/src/server.ts',
  'components/src/provider/create-mobility.ts',
  'components/src/format/use-now.ts',
  'components/src/primitives/Toasts/toast-timers.ts',
];
/** They measure how long something takes, or how often it happens, on the monotonic clock of the process. */
const stopwatches = [
  'backend/src/admin/probe-store.ts',
  'backend/src/gateways/stripe/api.ts',
  'backend/src/http/limits/request-counts.ts',
  'backend/src/live/gather.ts',
  'backend/src/live/heartbeat.ts',
  'backend/src/live/presence.ts',
  'backend/src/live/proximity.ts',
  'backend/src/live/receive.ts',
  'backend/src/operations/admin/getSystemHealth.ts',
];
const stopwatch = 'performance.now';
const ambient = new Set(['Date.now', 'Math.random', stopwatch]);

const isAmbient = (node: ts.Node): node is ts.Expression =>
  (ts.isPropertyAccessExpression(node) &&
    ambient.has(node.getText().replace(/^(globalThis|window)\./, ''))) ||
  (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length);

/** Machines, components and the backend take the time and randomness from their ports. */
export const ambientTime: SourceRule = {
  name: 'no-ambient-time-or-randomness',
  covers: (file) => folders.test(file) && !exempt.test(file) && !sources.includes(file),
  find: (source) =>
    descendants(source, isAmbient).filter(
      (node) => !(stopwatches.includes(source.fileName) && node.getText() === stopwatch),
    ),
};
