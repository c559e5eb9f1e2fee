import Check from 'lucide-react/icons/check';
import { Header, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { isLocale, localeNames, locales } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import * as menu from '../../primitives/Popover/Popover.css.ts';
import type { LanguageControl } from '../../provider/use-language.ts';
import * as styles from './NavBar.css.ts';

/** The languages in the user menu, each by its own name. */
export const LanguageItems = ({ locale, onChoose }: LanguageControl) => {
  const t = useText(shell);
  return (
    <MenuSection
      className={styles.menuSection}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[locale]}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        if (isLocale(chosen) && chosen !== locale) onChoose(chosen);
      }}
    >
      <Header className={styles.menuHeader}>{t('language')}</Header>
      {locales.map((id) => (
        <MenuItem key={id} id={id} textValue={localeNames[id]} className={menu.item}>
          {({ isSelected }) => (
            <>
              <bdi lang={id}>{localeNames[id]}</bdi>
              {isSelected && <Check className={menu.check} size={16} aria-hidden="true" />}
            </>
          )}
        </MenuItem>
      ))}
    </MenuSection>
  );
};
