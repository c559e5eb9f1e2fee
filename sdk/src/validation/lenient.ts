import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
import { noteOmitted } from './omitted.ts';

export type Issue = { path: string; expected: string; omitted?: string };
type Report = (issue: Issue) => void;
/** The properties of valibot schemas that contain nested schemas. */
type Node = {
  type?: string;
  wrapped?: Node;
  default?: unknown;
  item?: Node;
  entries?: Record<string, Node>;
};
/** An object or a list of the output. */
type Holder = Record<PropertyKey, unknown>;
type Step = { holder: Holder; key: PropertyKey; node?: Node };

const removed = Symbol('removed');

const childOf = (node: Node | undefined, key: PropertyKey): Node | undefined => {
  const bare = node?.wrapped ?? node;
  return bare?.item ?? bare?.entries?.[String(key)];
};

/** The steps from the whole answer to an issue. They end early inside a part that was removed. */
const stepsTo = (schema: Node, output: unknown, keys: PropertyKey[]): Step[] => {
  const steps: Step[] = [];
  let node: Node | undefined = schema;
  let value = output;
  for (const key of keys) {
    if (Object(value) !== value) break;
    node = childOf(node, key);
    const holder = value as Holder;
    steps.push({ holder, key, node });
    value = holder[key];
  }
  return steps;
};

const isOptional = ({ node }: Step): boolean => node?.type === 'optional' || node?.type === 'nullish';
const canOmit = (step: Step): boolean => Array.isArray(step.holder) || isOptional(step);
const pathOf = (steps: Step[]): string =>
  steps.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

/** The values for a missing required text or list. */
const neutral: Record<string, () => unknown> = { string: () => '', array: () => [] };

/** The steps to an issue, the keys of its path, and the part with its expected type. */
const locate = (schema: Node, output: unknown, issue: BaseIssue<unknown>) => {
  const keys = issue.path?.map(({ key }) => key as PropertyKey) ?? [];
  const steps = stepsTo(schema, output, keys);
  const expected = steps.at(-1)?.node?.type ?? String(issue.expected);
  return { keys, steps, found: { path: pathOf(steps), expected } };
};

/**
 * Repairs one issue in the output, which is a copy. A missing field of a list item stays missing or becomes neutral; an
 * optional object without a field that has no neutral value is removed. A wrong field gets its fallback, or is removed with the closest optional field or list item around it. Returns false if
 * the issue cannot be repaired.
 */
const repair = (schema: Node, output: unknown, issue: BaseIssue<unknown>, report: Report): boolean => {
  const { keys, steps, found } = locate(schema, output, issue);
  if (keys.length > steps.length) return true;
  const last = steps.at(-1);
  if (!last) return false;
  const depth = steps.findLastIndex(canOmit);
  const omitted = steps[depth];
  if (steps.length > 1 && !canOmit(last) && (issue.input ?? null) === null) {
    const value = neutral[found.expected]?.();
    if (value !== undefined) last.holder[last.key] = value;
    // An optional place without its latitude is removed; an item of a list keeps the fields that it has.
    if (value !== undefined || !omitted || Array.isArray(omitted.holder)) {
      report(found);
      return true;
    }
  }
  if (!omitted) return false;
  report({ ...found, omitted: pathOf(steps.slice(0, depth + 1)) });
  const fallback = omitted.node?.default;
  omitted.holder[omitted.key] = fallback === undefined ? removed : fallback;
  return true;
};

/** The items of a list that were not marked as removed. Records how many were. */
const keptItems = (list: readonly unknown[]): unknown[] => {
  const kept = list.filter((item) => item !== removed).map(withoutRemoved);
  if (kept.length < list.length) noteOmitted(kept, list.length - kept.length);
  return kept;
};

/** Removes what was marked as removed. */
const withoutRemoved = (value: unknown): unknown => {
  if (Array.isArray(value)) return keptItems(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== removed)
      .map(([name, field]) => [name, withoutRemoved(field)]),
  );
};

/**
 * The answer in the form of its schema, or undefined if that is not possible. Wrong list items and wrong optional fields
 * are removed; a missing field gets its fallback, or its item is kept without it. Every issue is reported; `refuse`
 * receives the issue that cannot be repaired.
 */
export const validate = (
  schema: GenericSchema,
  answer: unknown,
  report: Report,
  refuse?: Report,
): unknown => {
  const result = safeParse(schema, answer);
  if (result.success) return result.output;
  const issues: Issue[] = [];
  const { output } = result;
  const fatal = result.issues.find((issue) => !repair(schema, output, issue, (found) => issues.push(found)));
  if (!fatal) {
    issues.forEach(report);
    const read = withoutRemoved(output);
    const items = new Set(issues.map(({ omitted }) => omitted).filter((path) => path?.endsWith(']')));
    if (typeof read === 'object' && read !== null && items.size > 0) noteOmitted(read, items.size);
    return read;
  }
  // If only a message is expected, a success is valid with any body.
  const empty = safeParse(schema, {});
  if (!empty.success) {
    refuse?.(locate(schema, output, fatal).found);
    return undefined;
  }
  report({ path: '', expected: String(result.issues[0].expected) });
  return empty.output;
};
