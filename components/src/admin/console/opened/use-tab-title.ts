import { useEffect } from 'react';
import { admin } from '../../../intl/generated/en-US/admin.ts';
import { shell } from '../../../intl/generated/en-US/shell.ts';
import { productName } from '../../../intl/product-name.ts';
import { useText } from '../../../intl/use-text.ts';
import type { ConsoleTab } from '../tabs.ts';

/** Names the open tab in the title of the document, before the page and the product. */
export const useTabTitle = (tab: ConsoleTab, isPage: boolean): void => {
  const t = useText(admin);
  const page = useText(shell)('adminPanel');
  const title = `${t(tab)} · ${page} · ${productName}`;
  useEffect(() => {
    if (isPage) document.title = title;
  }, [title, isPage]);
};
