import type { Language } from '@mobility/openapi';
import { escapeHtml } from '../domain/escape-html.ts';
import { directionOf } from '../domain/language.ts';

/** A line that is a link as a whole. A link in the name of a person stays text. */
const link = /^https?:\/\/\S+$/;

/** A line of a paragraph. An address is always read from left to right. */
const lineOf = (line: string): string => {
  const escaped = escapeHtml(line);
  return link.test(line) ? `<a href="${escaped}" dir="ltr">${escaped}</a>` : escaped;
};

const paragraphOf = (paragraph: string): string =>
  `<p>${paragraph.split('\n').map(lineOf).join('<br>\n')}</p>`;

/** The HTML form of a mail: the paragraphs of its text, in the direction of its language. */
export const mailHtml = ({ language, text }: { language: Language; text: string }): string => {
  const direction = directionOf(language);
  const paragraphs = text.split('\n\n').map(paragraphOf).join('\n');
  // Some mail programs drop the root element, and with it its attributes.
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"></head>
<body lang="${language}" dir="${direction}">
<div lang="${language}" dir="${direction}">
${paragraphs}
</div>
</body>
</html>
`;
};
