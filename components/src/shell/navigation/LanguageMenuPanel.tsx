import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import type { LanguageControl } from '../../provider/use-language.ts';
import { LanguageItems } from './LanguageItems.tsx';
import type { MenuPlace } from './MenuButton.tsx';
import { MenuPanel } from './MenuPanel.tsx';

export type LanguageMenuPanelProps = MenuPlace & { language: LanguageControl };

/** The panel of the language menu. */
export const LanguageMenuPanel = ({ language, ...place }: LanguageMenuPanelProps) => {
  const t = useText(shell);
  return (
    <MenuPanel {...place} label={t('language')}>
      <LanguageItems {...language} />
    </MenuPanel>
  );
};
