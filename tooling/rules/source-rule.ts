import ts from 'typescript';

/** A rule over the syntax tree of one file, for what the linter cannot express. */
export type SourceRule = {
  name: string;
  /** Whether the rule covers the file at this path, relative to the root. */
  covers(file: string): boolean;
  /** The nodes that break the rule. */
  find(source: ts.SourceFile): ts.Node[];
};

export type SourceFile = { file: string; text: string };
export type Violation = { rule: string; file: string; line: number; text: string };

/** All descendants of a node that pass the test, in the order of the text. */
export const descendants = <Found extends ts.Node>(
  node: ts.Node,
  accepts: (node: ts.Node) => node is Found,
): Found[] => {
  const found: Found[] = [];
  const visit = (child: ts.Node): void => {
    if (accepts(child)) found.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
};

/** Applies the rules to the files and returns every violation. */
export const violationsOf = (files: SourceFile[], rules: SourceRule[]): Violation[] =>
  files.flatMap(({ file, text }) => {
    const due = rules.filter(({ covers }) => covers(file));
    if (due.length === 0) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    return due.flatMap(({ name, find }) =>
      find(source).map((node) => ({
        rule: name,
        file,
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        text: (node.getText(source).trim().split('\n')[0] ?? '').slice(0, 80),
      })),
    );
  });
