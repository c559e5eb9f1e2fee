import ts from 'typescript';
import { descendants, type SourceRule } from './source-rule.ts';

/** React's hooks for state and effects, and the hooks of react-query and @xstate/react. */
const stateful =
  /^(React\.)?use(State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Query|Queries|InfiniteQuery|SuspenseQuery|Mutation|QueryClient|Machine|Actor|ActorRef)$/;

const isStateful = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && stateful.test(node.expression.getText());

/** A page composes connected components, which own the state and ask the server. */
export const pageState: SourceRule = {
  name: 'no-state-in-pages',
  covers: (file) => /^app\/src\/pages\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
  find: (source) => descendants(source, isStateful),
};
