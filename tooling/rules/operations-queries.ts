import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

const folder = /^backend\/src\/operations\/(?!.*(\.test\.ts$|\/testing\/))/;

const builders = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
]);
const statement = /^\s*(select\s.+\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\s/is;

const isQuery = (node: ts.Node): node is ts.Node =>
  (ts.isPropertyAccessExpression(node) && builders.has(node.name.text)) ||
  (ts.isTaggedTemplateExpression(node) && /^sql(<|$)/.test(node.tag.getText())) ||
  (ts.isStringLiteralLike(node) && statement.test(node.text));

/** An operation calls a use case; queries are in the use cases and in the store. */
export const operationsQueries: SourceRule = {
  name: 'no-query-in-operations',
  covers: (file) => folder.test(file),
  find: (source) => descendants(source, isQuery),
};
