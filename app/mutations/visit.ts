import type { Case } from './cases.ts';
import { faultsOf, statementsOf } from './judge.ts';
import { answersOf, type Screen } from './screens.ts';
import { type Answers, defaultAnswer } from './server.ts';
import { show } from './show.tsx';

/** What a visit to a screen found: the operations it called, its statements, its faults, and what a step did not find. */
export type Seen = {
  called: string[];
  statements: Set<string>;
  faults: string[];
  missed: readonly string[];
};

/** Opens a screen over these answers and reads it. */
export const look = async (screen: Screen, answers: Answers): Promise<Seen> => {
  const { path, route, role, steps } = screen;
  const shown = await show({ path: path ?? route, answers, isSignedIn: role !== null });
  try {
    await steps?.(shown);
    return {
      called: [...shown.called],
      statements: statementsOf(document.body),
      faults: faultsOf(document.body, shown.errors),
      missed: shown.missed,
    };
  } finally {
    shown.close();
  }
};

const validAnswer = (screen: Screen, operation: string): unknown => {
  const answers = answersOf(screen);
  return operation in answers ? answers[operation] : defaultAnswer(operation);
};

/** The answer with nothing in it: no item in any list, and zero for each number. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]));
};

/** The words of a statement that something is absent, or none, or nothing. */
const absence =
  /(?<![\d.,])0([.,]00)?(?![\d.,]| s ago)|\b(no|not|never|nothing|cannot|free|first|all)\b|n['’]t\b/i;

/** The texts that the specification defines for a missing value, which no answer makes false. */
const specified: ReadonlySet<string> = new Set(['Total Rides: 0 completed']);

/** The statements of absence that an empty answer adds to those of a valid one. */
export const absenceIn = (empty: ReadonlySet<string>, valid: ReadonlySet<string>): string[] =>
  [...empty].filter(
    (statement) => absence.test(statement) && !valid.has(statement) && !specified.has(statement),
  );

/** The statements that a screen makes only if the answer of this operation is empty. */
export const emptyStatements = async (screen: Screen, operation: string, valid: Seen): Promise<string[]> => {
  const answers = { ...answersOf(screen), [operation]: emptied(validAnswer(screen, operation)) };
  const { statements } = await look(screen, answers);
  return absenceIn(statements, valid.statements);
};

/** An empty answer supports its own statements, and a negative balance those of an empty one. */
const isSupported = ({ mutation: { kind, place } }: Case): boolean =>
  kind === 'empty' || (kind === 'negative' && place.at(-1) === 'current_balance');

/** The fault of a statement that only an empty answer supports. */
export const statedFault = (statement: string): string =>
  `states "${statement.slice(0, 200)}", which only an empty answer supports`;

/** Whether a fault is a false statement rather than a crash or a broken word. */
export const isStatement = (fault: string): boolean => fault.startsWith('states "');

/** The faults of the screen over answers that are broken in these ways. */
export const faultsAfter = async (
  screen: Screen,
  cases: readonly Case[],
  forbidden: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> => {
  const answers = answersOf(screen);
  for (const { operation, mutation } of cases)
    answers[operation] = mutation.apply(operation in answers ? answers[operation] : defaultAnswer(operation));
  const { faults, statements } = await look(screen, answers);
  const false_ = cases
    .filter((each) => !isSupported(each))
    .flatMap(({ operation }) => forbidden.get(operation) ?? [])
    .filter((statement) => statements.has(statement));
  return [...faults, ...new Set(false_.map(statedFault))];
};
