import type { Interaction } from './pact-file.ts';

const step = /^(?:\.(\*|[\w-]+)|\['([^']+)'\]|\[(\*|\d+)\])/;

/** The steps of a matcher's path below the body; null if the notation is unknown. */
const stepsOf = (path: string): string[] | null => {
  const steps: string[] = [];
  let rest = path.replace(/^\$/, '');
  for (let found = step.exec(rest); found; found = step.exec(rest)) {
    steps.push(found.slice(1).find((name) => name !== undefined) ?? '*');
    rest = rest.slice(found[0].length);
  }
  return rest === '' ? steps : null;
};

/** Whether a matcher at this path accepts other texts for `detail`: at `detail`, at a parent, or through a wildcard. */
export const loosens = (path: string): boolean => {
  const steps = stepsOf(path);
  return steps === null || (steps.length <= 1 && steps.every((name) => name === 'detail' || name === '*'));
};

/** The exact error text that an answer must have; null if a matcher accepts others. */
export const pinnedWords = ({ response }: Interaction): string | null => {
  const { detail } = response?.body?.content ?? {};
  const isLoose = Object.keys(response?.matchingRules?.body ?? {}).some(loosens);
  return typeof detail === 'string' && !isLoose ? detail : null;
};
