import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

const equality = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);
const isStatus = (node: ts.Expression): boolean => /(^|[.?])(\w+_)?status$/i.test(node.getText());

const isComparison = (node: ts.Node): node is ts.BinaryExpression => {
  if (!ts.isBinaryExpression(node) || !equality.has(node.operatorToken.kind)) return false;
  const { left, right } = node;
  return (isStatus(left) && ts.isStringLiteral(right)) || (ts.isStringLiteral(left) && isStatus(right));
};

/** The meaning of a status is defined once, in a named rule of the machine or the contract. */
export const statusInJsx: SourceRule = {
  name: 'no-status-compared-in-jsx',
  covers: (file) => /^(components|app)\/src\/.*\.tsx$/.test(file) && !file.includes('.test.'),
  find: (source) => descendants(source, isComparison),
};
