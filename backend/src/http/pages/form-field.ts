import { escapeHtml } from '../../domain/escape-html.ts';

type FormField = {
  name: string;
  label: string;
  /** The attributes of the input, as markup. */
  attributes: string;
  value?: string;
  /** What it asks for, below it until its value is refused. */
  hint?: string;
  /** Why its value was refused. */
  issue?: string | undefined;
  hasFocus: boolean;
};

/** A required field of a page's form, with its hint or its issue below it. */
export const formField = ({ name, label, attributes, value, hint, issue, hasFocus }: FormField): string => {
  const note = issue
    ? { id: `${name}-issue`, role: ' role="alert"', text: issue }
    : hint && { id: `${name}-hint`, role: '', text: hint };
  const all = [
    `id="${name}" name="${name}" ${attributes} required`,
    value !== undefined && `value="${escapeHtml(value)}"`,
    issue && 'aria-invalid="true"',
    note && `aria-describedby="${note.id}"`,
    hasFocus && 'autofocus',
  ];
  return `<label for="${name}">${label}</label>
<input ${all.filter(Boolean).join(' ')}>
${note ? `<p id="${note.id}"${note.role}>${escapeHtml(note.text)}</p>` : ''}`;
};
