import { useMemo } from 'react';
import { format } from '../intl/generated/en-US/format.ts';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useText } from '../intl/use-text.ts';
import { createFormats, type Formats } from './create-formats.ts';

/** Numbers, amounts, distances and dates in the current locale. */
export const useFormats = (): Formats => {
  const { locale } = useIntl();
  const t = useText(format);
  return useMemo(() => createFormats(locale, t), [locale, t]);
};
