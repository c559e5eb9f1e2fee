/** The link that calls a number, which people write with spaces, dots and brackets. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
