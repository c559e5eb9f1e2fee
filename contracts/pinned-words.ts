import type { Interaction } from './pact-file.ts';

const step = /^(?:\.(\*|[\w-]+)|\['([^']+)'\]|\[(\*|\d+)\])/;

/** The steps of a matcher's path below the whole body; null for a notation that is not known. */
const stepsOf = (path: string): string[] | null => {
  const steps: string[] = [];
  let rest = path.replace(/^\$/, '');
  for (let found = step.exec(rest); found; found = step.exec(rest)) {
    steps.push(found.slice(1).find((name) => name !== undefined) ?? '*');
    rest = rest.slice(found[0].length);
  }
  return rest === '' ? steps : null;
};

/** Whether a matcher at this path lets other words pass in the place of `detail`: there, above it, or for every name. */
export const loosens = (path: string): boolean => {
  const steps = stepsOf(path);
  return steps === null || (steps.length <= 1 && steps.every((name) => name === 'detail' || name === '*'));
};

/** The sentence that an answer must have to the letter; null where any would pass. */
export const pinnedWords = ({ response }: Interaction): string | null => {
  const { detail } = response?.body?.content ?? {};
  const isLoose = Object.keys(response?.matchingRules?.body ?? {}).some(loosens);
  return typeof detail === 'string' && !isLoose ? detail : null;
};
