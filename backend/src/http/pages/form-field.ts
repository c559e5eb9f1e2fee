import { escapeHtml } from '../../domain/escape-html.ts';

type FormField = {
  name: string;
  label: string;
  /** The attributes of the input, as markup. */
  attributes: string;
  value?: string;
  /** Why its value was refused. */
  issue?: string | undefined;
  hasFocus: boolean;
};

/** A required field of a page's form, with its issue below it. */
export const formField = ({ name, label, attributes, value, issue, hasFocus }: FormField): string => {
  const all = [
    `id="${name}" name="${name}" ${attributes} required`,
    value !== undefined && `value="${escapeHtml(value)}"`,
    issue && `aria-invalid="true" aria-describedby="${name}-issue"`,
    hasFocus && 'autofocus',
  ];
  return `<label for="${name}">${label}</label>
<input ${all.filter(Boolean).join(' ')}>
${issue ? `<p id="${name}-issue" role="alert">${escapeHtml(issue)}</p>` : ''}`;
};
