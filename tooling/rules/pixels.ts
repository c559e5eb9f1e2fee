import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { isText } from './literal-colours.ts';
import { descendants, type SourceRule } from './source-rule.ts';

/** Widths up to this are hairlines, in pixels. */
const hairline = 2;
/** Media and container queries, which cannot use tokens. */
const query = /\b(width|height)\b/;
/** Properties whose bare number is a ratio, not a length. */
const unitless =
  /^(opacity|zIndex|flex|flexGrow|flexShrink|order|fontWeight|lineHeight|scale|strokeOpacity|fillOpacity|aspectRatio|WebkitLineClamp|animationIterationCount|gridRow|gridColumn|columns|rowSpan|colSpan|strokeWidth|strokeDasharray|strokeDashoffset|strokeMiterlimit)$/;

const isPixelText = (node: ts.Node): node is ts.Node => {
  if (!isText(node) || query.test(node.text)) return false;
  return [...node.text.matchAll(/(\d*\.?\d+)px\b/g)].some(([, width]) => Number(width) > hairline);
};

/** `padding: 12`, which vanilla-extract writes as 12px. */
const isPixelNumber = (node: ts.Node): node is ts.Node => {
  if (!ts.isNumericLiteral(node) || Number(node.text) <= hairline) return false;
  const holder = ts.isPrefixUnaryExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isPropertyAssignment(holder) && ts.isIdentifier(holder.name) && !unitless.test(holder.name.text);
};

const isPixels = (node: ts.Node): node is ts.Node => isPixelText(node) || isPixelNumber(node);

/** The style files that the rule covers. */
export const isMeasured = (file: string): boolean =>
  file.endsWith('.css.ts') && !/^components\/src\/(theme|map)\//.test(file);

export const allowances = new URL('./pixel-allowances.json', import.meta.url);
/** The number of literal pixels that each style file may contain. `node tooling/count-pixels.ts` updates it. */
const allowed: Record<string, number> = JSON.parse(readFileSync(allowances, 'utf8'));

/** The literal pixels of a style file. */
export const pixelsOf = (source: ts.SourceFile): ts.Node[] => descendants(source, isPixels);

/** Space and type use tokens; a literal pixel is for a hairline or a drawing. */
export const pixels: SourceRule = {
  name: 'no-literal-pixels',
  covers: isMeasured,
  find: (source) => {
    const found = pixelsOf(source);
    return found.length > (allowed[source.fileName] ?? 0) ? found : [];
  },
};
