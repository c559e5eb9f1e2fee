/**
 * The actions of a user on a page: press, type, choose a file. Each returns false if the page lacks the
 * element.
 */

const pressable = 'button, a, [role="tab"], [role="radio"], summary';
const nameOf = (element: Element): string =>
  `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`.trim();

const labelOf = (field: HTMLInputElement): string =>
  `${field.getAttribute('aria-label') ?? ''} ${[...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ')}`.trim();
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Types as a user does: React detects a value only through the element's native setter and an event. */
const typeInto = (field: HTMLInputElement, text: string): void => {
  setValue?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const chooseIn = (field: HTMLInputElement, text: string): void => {
  const file = new File([text], 'backup.json', { type: 'application/json' });
  Object.defineProperty(field, 'files', { configurable: true, value: [file] });
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Presses the first button, link or tab with this name. */
export const press = (name: RegExp): boolean => {
  const target = [...document.querySelectorAll<HTMLElement>(pressable)].find((each) =>
    name.test(nameOf(each)),
  );
  target?.click();
  return target !== undefined;
};

/** Types into the first field with this label. */
export const type = (label: RegExp, text: string): boolean => {
  const field = [...document.querySelectorAll('input')].find((each) => label.test(labelOf(each)));
  if (field) typeInto(field, text);
  return field !== undefined;
};

/** Chooses a file in the first field for files. */
export const choose = (text: string): boolean => {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (field) chooseIn(field, text);
  return field !== null;
};
