/** Without it, Excel reads the file in the character set of the computer and damages names with accents. */
const byteOrderMark = '\ufeff';
/** A spreadsheet runs a cell that starts with one of these as a formula. */
const formula = /^[=+\-@\t\r]/;

/** A cell with a user's text, which no spreadsheet runs as a formula. */
export const textCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Lines of cells as a file for a spreadsheet, in UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  byteOrderMark + lines.map((cells) => cells.map(quoted).join(',')).join('\r\n');
