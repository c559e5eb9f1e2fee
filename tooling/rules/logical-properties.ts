import ts from 'typescript';
import { isText } from './literal-colours.ts';
import { descendants, type SourceRule } from './source-rule.ts';

const sides =
  /^(left|right|(margin|padding|border|scrollMargin|scrollPadding|inset)?(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius)$/;
const shorthands = /^(margin|padding|inset|borderWidth|borderStyle|borderColor|scrollMargin|scrollPadding)$/;
const keywords = /^(textAlign|float|clear|justifyContent|justifyItems|justifySelf)$/;
/** A shadow within the box that lies on its left or right. */
const shadow = /inset -?[1-9]\d*px 0/;

const nameOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

/** `padding: '0 12px 0 4px'`: the second and the fourth value differ. */
const hasUnequalSides = (value: string): boolean => {
  const [, right, , left] = value.trim().split(/\s+(?![^(]*\))/);
  return left !== undefined && left !== right;
};

/** The value of a property, with the tokens of a template as they are written. */
const textOf = (value: ts.Expression): string | undefined => {
  if (ts.isTemplateExpression(value)) return value.getText().slice(1, -1);
  return isText(value) ? value.text : undefined;
};

const isPhysical = (node: ts.Node): node is ts.PropertyAssignment => {
  if (!ts.isPropertyAssignment(node)) return false;
  const name = nameOf(node);
  if (sides.test(name)) return true;
  if (name === 'boxShadow') return shadow.test(node.initializer.getText());
  const text = textOf(node.initializer);
  if (text === undefined) return false;
  return (
    (shorthands.test(name) && hasUnequalSides(text)) || (keywords.test(name) && /^(left|right)$/.test(text))
  );
};

/** Styles name start and end, so that a right-to-left page mirrors them. Drawings are exempt. */
export const logicalProperties: SourceRule = {
  name: 'logical-properties',
  covers: (file) =>
    file.endsWith('.css.ts') && !file.startsWith('components/src/map/') && !/HeroMap\.css\.ts$/.test(file),
  find: (source) => descendants(source, isPhysical),
};
