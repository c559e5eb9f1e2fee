import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

const globals = /^(window|globalThis|self)$/;
const ports = /\.test\.tsx?$|\/testing\/|^app\/src\/ports\//;
/** Its default port for drafts is the storage of the page. */
const draftStorage = 'components/src/provider/create-mobility.ts';

const memberOf = (node: ts.Node): string | undefined => {
  if (ts.isPropertyAccessExpression(node) && globals.test(node.expression.getText())) return node.name.text;
  if (!ts.isElementAccessExpression(node) || !globals.test(node.expression.getText())) return undefined;
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : undefined;
};

const isFetch = (node: ts.Node): node is ts.Expression => memberOf(node) === 'fetch';
const isStorage = (node: ts.Node): node is ts.Expression =>
  /^(local|session)Storage$/.test(memberOf(node) ?? '');

/** Requests go through the SDK's client. Biome reports `fetch` alone, but not as a member of `window`. */
export const globalFetch: SourceRule = {
  name: 'no-global-fetch',
  covers: (file) => /^(app|components)\/src\//.test(file) && !ports.test(file),
  find: (source) => descendants(source, isFetch),
};

/** Components take storage from a port. Biome reports `localStorage` alone, but not as a member of `window`. */
export const globalStorage: SourceRule = {
  name: 'no-global-storage',
  covers: (file) => file.startsWith('components/src/') && !ports.test(file) && file !== draftStorage,
  find: (source) => descendants(source, isStorage),
};
