import type { ErrorObject } from 'ajv/dist/2020.js';

/** The errors of one branch of a `oneOf` for a value, their places counted from the value. */
type ErrorsOf = (branch: object, value: unknown) => ErrorObject[];

/**
 * Replaces the errors of all branches of a `oneOf`, and its summary error, by those of the branch that
 * fits best. Requires all errors, with their schema and data.
 */
export const ofBestBranches = (errors: ErrorObject[], errorsOf: ErrorsOf): ErrorObject[] => {
  const parts: ErrorObject[][] = [];
  for (let at = errors.length - 1; at >= 0; at -= 1) {
    const error = errors[at];
    if (!error || !isUnmatched(error)) {
      parts.push(error ? [error] : []);
      continue;
    }
    // Ajv lists the errors of the branches directly before the error of the oneOf.
    const branches = error.schema.map((branch) => errorsOf(branch, error.data));
    at -= branches.flat().length;
    const told = bestOf(branches.map((branch) => ofBestBranches(branch, errorsOf)));
    parts.push(told.map((each) => ({ ...each, instancePath: error.instancePath + each.instancePath })));
  }
  return parts.reverse().flat();
};

type Unmatched = ErrorObject & { schema: object[] };

const isUnmatched = (error: ErrorObject): error is Unmatched =>
  error.keyword === 'oneOf' && error.params.passingSchemas === null && Array.isArray(error.schema);

/** The kind of value, and the words that tell one branch from another, weigh more than any number of other errors. */
const isOtherwise = ({ keyword, instancePath }: ErrorObject): boolean =>
  instancePath === '' ? keyword === 'type' : isWord(keyword) && instancePath.lastIndexOf('/') === 0;
const isWord = (keyword: string): boolean => keyword === 'const' || keyword === 'enum';

/** A field that the branch does not have: the value was meant for another branch. */
const isStranger = ({ keyword, instancePath }: ErrorObject): boolean =>
  keyword === 'additionalProperties' && instancePath === '';

const bestOf = (branches: ErrorObject[][]): ErrorObject[] => {
  const mismatches = (errors: ErrorObject[]): number => errors.filter(isOtherwise).length;
  const strangers = (errors: ErrorObject[]): number => errors.filter(isStranger).length;
  // Of equally good branches, the first one in the contract.
  const [best = []] = branches.toSorted(
    (a, b) => mismatches(a) - mismatches(b) || strangers(a) - strangers(b),
  );
  return best.map((error) => (isOtherwise(error) ? withEveryWord(error, branches) : error));
};

/** If no branch has the word, the error lists the words of all branches. */
const withEveryWord = (error: ErrorObject, branches: ErrorObject[][]): ErrorObject => {
  const same = branches.map((errors) =>
    errors.find(({ keyword, instancePath }) => isWord(keyword) && instancePath === error.instancePath),
  );
  if (!isWord(error.keyword) || same.includes(undefined)) return error;
  const allowedValues = same.flatMap((each) => each?.params.allowedValues ?? each?.params.allowedValue);
  return { ...error, keyword: 'enum', params: { allowedValues: [...new Set(allowedValues)] } };
};
