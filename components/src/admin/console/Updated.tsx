import { limits } from '@mobility/openapi/limits';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';

/** How old the figures are, and how often they are read. */
export const Updated = ({ at, now: held }: { at: number; now?: number }) => {
  const t = useText(admin);
  const formats = useFormats();
  const now = useNow(held);
  return t('updated', {
    ago: formats.relative(at, Math.max(now, at)),
    seconds: limits.admin.refreshInterval / 1_000,
  });
};
