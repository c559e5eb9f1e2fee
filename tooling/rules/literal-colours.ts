import ts from 'typescript';
import { namedColours } from './named-colours.ts';
import { descendants, type SourceRule } from './source-rule.ts';

const colour = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab)a?\(/i;
/** The properties that take a colour, alone or as a part of a longer value. */
const coloured = /colou?r$|^(background|border|outline|fill|stroke|boxShadow|textShadow|textDecoration)/i;
/** Exempt files: avatars compute colours from a hue, and a mask uses black for its visible part. */
const exempt = [
  'components/src/primitives/Avatar/Avatar.css.ts',
  'components/src/ride/history/StatusFilter.css.ts',
];

/** A string, or a part of a template. */
export const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralToken =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

const isNamedColour = (node: ts.StringLiteralLike | ts.TemplateLiteralToken): boolean => {
  if (!node.text.split(/[^\w-]+/).some((word) => namedColours.has(word.toLowerCase()))) return false;
  const property = ts.findAncestor(node, ts.isPropertyAssignment);
  if (!property) return false;
  // The name of a computed key is unknown, so a colour is refused there too.
  return (
    ts.isComputedPropertyName(property.name) || coloured.test(property.name.getText().replace(/['"]/g, ''))
  );
};

/** Colours are defined only in the theme. */
export const literalColours: SourceRule = {
  name: 'no-literal-colour',
  covers: (file) =>
    file.endsWith('.css.ts') && !file.startsWith('components/src/theme/') && !exempt.includes(file),
  find: (source) =>
    descendants(source, isText).filter(
      (node) => !ts.isImportDeclaration(node.parent) && (colour.test(node.text) || isNamedColour(node)),
    ),
};
