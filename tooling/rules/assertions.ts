import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

/** `expect(…)` and `assert…(…)`, waiting for something on a page, and the shared helpers that check what they call. */
const asserting =
  /^(expect|assert|fc\.assert)|\.(waitFor|waitForURL|expect\w+)$|^(waitFor|screen\.find\w+|interaction)$/;

type Functions = Map<string, ts.Node>;

const nameOf = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/** The functions that the file declares, by name. */
const functionsOf = (source: ts.SourceFile): Functions => {
  const functions: Functions = new Map();
  for (const node of descendants(source, ts.isFunctionDeclaration))
    if (node.name) functions.set(node.name.text, node);
  for (const node of descendants(source, ts.isVariableDeclaration))
    if (node.initializer) functions.set(node.name.getText(), node.initializer);
  for (const node of descendants(source, ts.isPropertyAssignment))
    functions.set(node.name.getText(), node.initializer);
  return functions;
};

const asserts = (node: ts.Node, functions: Functions, seen = new Set<string>()): boolean =>
  descendants(node, ts.isCallExpression).some((call) => {
    if (asserting.test(call.expression.getText())) return true;
    const name = nameOf(call);
    const helper = functions.get(name);
    if (!helper || seen.has(name)) return false;
    return asserts(helper, functions, seen.add(name));
  });

/** `test('title', …)`, `it.each(rows)('title', …)` and their like. */
const isTest = (node: ts.Node): node is ts.CallExpression => {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return false;
  return /^(test|it)(\.(each|for|concurrent|sequential))*(\(|$)/.test(node.expression.getText());
};

const bodyOf = (test: ts.CallExpression): ts.Node => test.arguments.find(ts.isFunctionLike) ?? test;

/** Every test needs an assertion. Assertions in helpers of the same file count. */
export const assertions: SourceRule = {
  name: 'no-test-without-assertion',
  covers: (file) => /\.(test|e2e)\.tsx?$/.test(file),
  find: (source) => {
    const functions = functionsOf(source);
    return descendants(source, isTest).filter((test) => !asserts(bodyOf(test), functions));
  },
};
