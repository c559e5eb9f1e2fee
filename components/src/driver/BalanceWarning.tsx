import { limits } from '@mobility/openapi/limits';
import { driver } from '../intl/generated/en-US/driver.ts';
import { rich } from '../intl/rich.tsx';
import { useText } from '../intl/use-text.ts';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { balanceBand } from './balance-band.ts';

type BalanceWarningProps = {
  /** Null while it loads. */
  balance: number | null;
  /** The page where the balance is topped up. */
  paymentsHref: string;
};

/** Says what an empty or low balance still allows; nothing where the balance is fine. */
export const BalanceWarning = ({ balance, paymentsHref }: BalanceWarningProps) => {
  const t = useText(driver);
  const band = balanceBand(balance);
  if (balance === null || band === 'fine') return null;
  const topUp = (
    <LinkButton size="small" href={paymentsHref}>
      {t('topUp')}
    </LinkButton>
  );
  if (band === 'empty') {
    return (
      <Notice tone="critical" title={t('cannotAccept')} action={topUp}>
        {rich((slot) => t('emptyBalance', { balance: slot(<Money amount={balance} />) }))}
      </Notice>
    );
  }
  return (
    <Notice tone="caution" title={t('lowBalance')} action={topUp}>
      {rich((slot) =>
        t('lowBalanceCovers', {
          balance: slot(<Money amount={balance} />),
          fare: slot(<Money amount={(balance * 100) / limits.money.feePercent} />),
          amount: slot(<Money amount={0} />),
        }),
      )}
    </Notice>
  );
};
