/** The hues of the backgrounds, in oklch degrees. */
export const hues = [25, 50, 75, 100, 130, 155, 185, 215, 245, 275, 305, 340] as const;
/** The patterns on them. */
export const patterns = ['plain', 'stripes', 'half', 'rings'] as const;
export type AvatarPattern = (typeof patterns)[number];

/** FNV-1a: a short hash that spreads ids which differ in one character only. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
};

/** The background and pattern of an id, the same on every device. */
export const avatarLook = (id: string): { hue: number; pattern: AvatarPattern } => {
  const sum = hash(id);
  return { hue: sum % hues.length, pattern: patterns[(sum >>> 8) % patterns.length] ?? 'plain' };
};

/** The first two characters of the name, in capitals. */
export const initials = (name: string): string => [...name.trim()].slice(0, 2).join('').toUpperCase() || '?';
