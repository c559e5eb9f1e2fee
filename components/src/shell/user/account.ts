import type { User } from '@mobility/openapi';
import type { Links } from '../../provider/links.ts';
import type { LanguageControl } from '../../provider/use-language.ts';

/** A user as the shell shows them. */
export type Person = Pick<User, 'id' | 'name' | 'email' | 'role' | 'avatar_url'>;

/** The choices of the user menu. A choice that is left out is not offered. */
export type AccountControls = {
  onLogout: () => void;
  soundMuted?: boolean;
  onToggleSound?: () => void;
  /** From 0 to 1. */
  volume?: number;
  onVolume?: (volume: number) => void;
  language?: LanguageControl;
  /** Where the links of the bar and the menu lead. */
  links: Links;
};
