import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

/** Attributes whose value is shown or read aloud. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'placeholder',
  'title',
  'label',
  'description',
]);
const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

/** A string or a template. */
const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The words of a text, without what a template fills in. */
const wordsOf = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ')
    : node.text;

/** `&&`, `||` and `??`. */
const choices = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const isChoice = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && choices.has(node.operatorToken.kind);

const isSum = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

/** Whether the value of the child can become the value of its parent, or a part of it. A condition's cannot. */
const passesOn = (parent: ts.Node, child: ts.Node): boolean =>
  ts.isParenthesizedExpression(parent) ||
  ts.isTemplateSpan(parent) ||
  ts.isTemplateExpression(parent) ||
  isChoice(parent) ||
  isSum(parent) ||
  (ts.isConditionalExpression(parent) && parent.condition !== child);

/** A text, also in a branch of a condition, between tags or as the value of a spoken attribute. */
const isShown = (node: ts.Node): boolean => {
  if (!isText(node) || !hasLetters(wordsOf(node))) return false;
  let child: ts.Node = node;
  while (passesOn(child.parent, child)) child = child.parent;
  const holder = ts.isJsxExpression(child.parent) ? child.parent.parent : child.parent;
  if (ts.isJsxAttribute(holder)) return spoken.has(holder.name.getText());
  return ts.isJsxExpression(child.parent);
};

const isEnglish = (node: ts.Node): node is ts.Node =>
  (ts.isJsxText(node) && hasLetters(node.text)) || isShown(node);

const isProduct = (file: string): boolean =>
  /^(components|app)\/src\/.*\.tsx$/.test(file) && !file.includes('.test.');

/** Every text that users read comes from the catalogue, so that it can be translated. */
export const englishInJsx: SourceRule = {
  name: 'no-text-in-jsx',
  covers: isProduct,
  find: (source) => descendants(source, isEnglish),
};
