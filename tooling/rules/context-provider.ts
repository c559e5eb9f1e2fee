import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

const isTag = (node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** The contexts that the file creates, whatever their names. */
const contextsOf = (source: ts.SourceFile): string[] =>
  descendants(source, ts.isVariableDeclaration)
    .filter(({ initializer }) => /^(React\.)?createContext\b/.test(initializer?.getText() ?? ''))
    .map(({ name }) => name.getText());

/** The packages support React 18, which reads `<Context value>` as a consumer and fails on its children. */
export const contextProvider: SourceRule = {
  name: 'context-is-given-by-its-provider',
  covers: (file) => /^(components|app|machines)\/src\/.*\.tsx$/.test(file),
  find: (source) => {
    const own = contextsOf(source);
    return descendants(source, isTag).filter(({ tagName }) => {
      const name = tagName.getText();
      return name.endsWith('Context') || own.includes(name);
    });
  },
};
