import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

/** Where a page may take hooks from: its own folder, which this rule covers, the router, and the sign-in dialog. */
const allowed = /^(\.\/|wouter$|\.\.\/use-sign-in\.tsx$)/;
const hook = /^use[A-Z]/;

/** The module that a name of the file is imported from. */
const moduleOf = (source: ts.SourceFile, name: string): string | undefined =>
  source.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return (
        importClause?.name?.text === name ||
        (bindings && ts.isNamespaceImport(bindings) && bindings.name.text === name) ||
        (bindings && ts.isNamedImports(bindings) && bindings.elements.some((each) => each.name.text === name))
      );
    })
    ?.moduleSpecifier.getText()
    .slice(1, -1);

const isDeclaredIn = (source: ts.SourceFile, name: string): boolean =>
  descendants(source, ts.isVariableDeclaration).some((each) => each.name.getText() === name) ||
  descendants(source, ts.isFunctionDeclaration).some((each) => each.name?.text === name);

/** A hook, also under another name: `import { useState as keep }`, `React.useState`. */
const isForeignHook = (node: ts.Node): node is ts.CallExpression => {
  if (!ts.isCallExpression(node)) return false;
  const source = node.getSourceFile();
  const [name = '', member = ''] = node.expression.getText().split('.');
  const original = source.text.match(new RegExp(`\\b(use[A-Z]\\w*) as ${name}\\b`))?.[1];
  if (![name, member, original ?? ''].some((each) => hook.test(each))) return false;
  const module = moduleOf(source, name);
  return module === undefined ? !isDeclaredIn(source, name) : !allowed.test(module);
};

/**
 * A page composes connected components, which own the state and call the server. Its hooks read the
 * address.
 */
export const pageState: SourceRule = {
  name: 'no-state-in-pages',
  covers: (file) => /^app\/src\/pages\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
  find: (source) => descendants(source, isForeignHook),
};
