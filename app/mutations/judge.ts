/** Words that only a programming error puts on a screen. */
const unspeakable = /\bundefined\b|\bNaN\b|\bnull\b|\bInfinity\b|∞|Invalid Date|\[object/;
const attributes = [
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'title',
  'alt',
  'href',
  'src',
  'placeholder',
  'value',
  'd',
  'transform',
];
const crashed = /Something went wrong/;
const waiting = '[role="status"]';

const visibleText = (node: Node): string => node.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const textsIn = (body: HTMLElement): string[] => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('script, style'))
      texts.push(visibleText(walker.currentNode));
  }
  return texts.filter(Boolean);
};
const attributesIn = (body: HTMLElement): string[] =>
  [...body.querySelectorAll('*')].flatMap((element) =>
    attributes.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [`${name}="${value}"`];
    }),
  );

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** The faults that no response justifies: a crash, or a word that only an error prints. */
export const faultsOf = (body: HTMLElement, errors: readonly unknown[]): string[] => {
  const texts = textsIn(body);
  const spoken = [...texts, ...attributesIn(body)].filter((text) => unspeakable.test(text));
  return [
    ...errors.map((error) => `threw ${error instanceof Error ? error.message : String(error)}`),
    ...(body.querySelector('main') ? [] : ['shows no page']),
    ...(texts.some((text) => crashed.test(text)) ? ['shows the error panel'] : []),
    ...new Set(spoken.map((text) => `says ${shortened(text)}`)),
    ...[...body.querySelectorAll(waiting)]
      .filter((status) => /^Loading/.test(visibleText(status)))
      .map((status) => `waits with "${visibleText(status)}", though every call is answered`),
  ];
};

const block =
  'p, li, dt, dd, td, th, h1, h2, h3, h4, button, a, label, output, figcaption, [role="status"], [role="radio"], [role="row"]';
/** The statement around a text: its block, with the term that a description belongs to, or the heading of a figure. */
const statementOf = (element: Element): string => {
  const around = element.closest(block) ?? element;
  const text = visibleText(around);
  if (around.tagName === 'DD')
    return `${visibleText(around.parentElement?.querySelector('dt') ?? around)}: ${text}`;
  const heading =
    around.tagName === 'P' && around.parentElement?.querySelector(':scope > h2, :scope > h3, :scope > dt');
  return heading ? `${visibleText(heading)}: ${text}` : text;
};

/** Everything that the page states, block by block. */
export const statementsOf = (body: HTMLElement): Set<string> => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const statements = new Set<string>();
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    if (parentElement && visibleText(walker.currentNode) && !parentElement.closest('script, style'))
      statements.add(statementOf(parentElement));
  }
  return statements;
};
