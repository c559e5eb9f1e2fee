import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

const isExempt = (file: string): boolean => /\.test\.ts$|\/testing\//.test(file);
/** Words of the protocol, which the server sends or stores. */
const onTheWire = ['Token expired', 'Invalid token', 'the driver', ' on the ride from '];
const sentence = /\p{L}{2,}[,;:]? \p{L}{2,}/u;

/** The parts of a string or template that are written out. */
const isWords = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralToken =>
  (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) &&
  sentence.test(node.text) &&
  !onTheWire.includes(node.text);

/** Developers read the message of a thrown error; users do not. */
const isErrorMessage = (node: ts.Node): boolean =>
  ts.findAncestor(node, (at) => ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) !==
  undefined;

/** Machines name sentences by their key in the catalogue, so that they can be translated. */
export const machineSentences: SourceRule = {
  name: 'no-sentence-in-machines',
  covers: (file) => file.startsWith('machines/src/') && !isExempt(file),
  find: (source) => descendants(source, isWords).filter((node) => !isErrorMessage(node)),
};
