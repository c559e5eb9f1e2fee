import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { localeNames } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import type { LanguageControl } from '../../provider/use-language.ts';
import type { LanguageMenuPanelProps } from './LanguageMenuPanel.tsx';
import { MenuButton } from './MenuButton.tsx';

const LanguageMenuPanel = onDemand<LanguageMenuPanelProps>(
  () => import('./LanguageMenuPanel.tsx').then((module) => module.LanguageMenuPanel),
  { isWanted: ({ isOpen }) => isOpen },
);

/** The language choice of signed-out visitors, who have no user menu. */
export const LanguageMenu = (language: LanguageControl) => {
  const t = useText(shell);
  const name = localeNames[language.locale];
  usePreload(LanguageMenuPanel);
  return (
    <MenuButton
      label={t('languageMenu', { name })}
      preload={LanguageMenuPanel.preload}
      renderMenu={(place) => <LanguageMenuPanel {...place} language={language} />}
    >
      <Globe size={16} aria-hidden="true" />
      <bdi>{name}</bdi>
      <ChevronDown size={16} aria-hidden="true" />
    </MenuButton>
  );
};
