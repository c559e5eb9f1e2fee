import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

const globals = /^(window|globalThis|self)$/;
const ports = /\.test\.tsx?$|\/testing\/|^app\/src\/ports\/|^components\/src\/provider\/ports\//;
/** Its default port for drafts is the storage of the page. */
const draftStorage = 'components/src/provider/create-mobility.ts';

const memberOf = (node: ts.Node): string | undefined => {
  if (ts.isPropertyAccessExpression(node) && globals.test(node.expression.getText())) return node.name.text;
  if (!ts.isElementAccessExpression(node) || !globals.test(node.expression.getText())) return undefined;
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : undefined;
};

/** `const { fetch: send } = window` names the member `fetch`. */
const destructuredIn = (node: ts.Node): string | undefined => {
  if (!ts.isBindingElement(node)) return undefined;
  const holder = node.parent.parent;
  if (!('initializer' in holder) || !holder.initializer || !globals.test(holder.initializer.getText()))
    return undefined;
  return (node.propertyName ?? node.name).getText().replaceAll(/['"]/g, '');
};

const globalIn = (node: ts.Node): string => memberOf(node) ?? destructuredIn(node) ?? '';
const isFetch = (node: ts.Node): node is ts.Node => globalIn(node) === 'fetch';
const isStorage = (node: ts.Node): node is ts.Node => /^(local|session)Storage$/.test(globalIn(node));

/** Requests go through the SDK's client. Biome reports `fetch` alone, but not as a member of `window`. */
export const globalFetch: SourceRule = {
  name: 'no-global-fetch',
  covers: (file) => /^(app|components)\/src\//.test(file) && !ports.test(file),
  find: (source) => descendants(source, isFetch),
};

/** Storage is behind a port. Biome reports `localStorage` alone, but not as a member of `window`. */
export const globalStorage: SourceRule = {
  name: 'no-global-storage',
  covers: (file) => /^(app|components)\/src\//.test(file) && !ports.test(file) && file !== draftStorage,
  find: (source) => descendants(source, isStorage),
};
