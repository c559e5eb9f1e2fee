import type { UnpaidRide } from '@mobility/openapi';
import { Link } from 'react-aria-components/Link';
import { shortId } from '../../format/id.ts';
import { useFormats } from '../../format/use-formats.ts';
import { adminPayments } from '../../intl/generated/en-US/admin-payments.ts';
import { useText } from '../../intl/use-text.ts';
import type { Column } from '../../primitives/DataTable/columns.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import * as panel from '../panel/Panel.css.ts';
import { PaymentState } from './PaymentState.tsx';
import * as styles from './Payments.css.ts';
import { UnpaidActions, type UnpaidActionsProps } from './UnpaidActions.tsx';
import { amountOf } from './unpaid.ts';

export type UnpaidColumnsProps = UnpaidActionsProps & {
  /** The address of a user: of their details by id, or of the users whose e-mail contains a text. */
  hrefOfUser: (user: { id?: string | null; email: string }) => string;
};

type PersonProps = { name: string; email: string; href: string };

/** An address in one line, which a narrow column cuts; a card has room for two lines. */
const Email = ({ address }: { address: string }) => (
  <span className={`${panel.muted} ${styles.email}`} dir="auto" title={address}>
    {address}
  </span>
);

/** A person whose name opens the user management. */
const Person = ({ name, email, href }: PersonProps) => (
  <span className={panel.twoLines}>
    <Link className={`${panel.link} ${panel.strong}`} href={href}>
      <bdi>{name}</bdi>
    </Link>
    <Email address={email} />
  </span>
);

/** What was done about a ride: when and how often its rider was reminded, and whether it is escalated. */
const Done = ({ ride: { reminders, reminded_at, escalated_at }, now }: { ride: UnpaidRide; now: number }) => {
  const t = useText(adminPayments);
  const { relative } = useFormats();
  return (
    <span className={panel.twoLines}>
      <span className={reminded_at ? undefined : panel.muted}>
        {reminded_at ? relative(reminded_at, now) : t('never')}
      </span>
      {Boolean(reminders) && <span className={panel.muted}>{t('reminders', { count: reminders ?? 0 })}</span>}
      {escalated_at && (
        <span className={panel.strong}>{t('escalated', { ago: relative(escalated_at, now) })}</span>
      )}
    </span>
  );
};

/** Which ride is unpaid. */
const useRideColumns = (hrefOfUser: UnpaidColumnsProps['hrefOfUser']): Column<UnpaidRide>[] => {
  const t = useText(adminPayments);
  const driverOf = ({ driver_id: id, driver_name: name, driver_email: email }: UnpaidRide) =>
    name ? (
      <Person name={name} email={email ?? ''} href={hrefOfUser({ id, email: email ?? name })} />
    ) : (
      <span className={`${panel.twoLines} ${panel.muted}`}>{t('noDriver')}</span>
    );
  return [
    {
      id: 'ride',
      name: t('ride'),
      width: '6.5rem',
      card: 'fact',
      cell: ({ ride_id }) => (
        <span className={panel.twoLines}>
          <span className={`${panel.id} ${styles.ride}`}>{shortId(ride_id)}</span>
        </span>
      ),
    },
    {
      id: 'rider',
      name: t('rider'),
      card: 'title',
      cell: ({ rider_id, rider_name, rider_email }) => (
        <Person
          name={rider_name}
          email={rider_email}
          href={hrefOfUser({ id: rider_id, email: rider_email })}
        />
      ),
    },
    { id: 'driver', name: t('driver'), card: 'fact', isOptional: true, cell: driverOf },
  ];
};

/** What is owed, since when, and what was done about it. */
const usePaymentColumns = (now: number): Column<UnpaidRide>[] => {
  const t = useText(adminPayments);
  const { relative, dateTime } = useFormats();
  return [
    {
      id: 'fare',
      name: t('fare'),
      width: '5.5rem',
      align: 'end',
      card: 'aside',
      cell: (ride) => <Money className={panel.strong} amount={amountOf(ride)} />,
    },
    {
      id: 'payment',
      name: t('payment'),
      width: '7.25rem',
      card: 'line',
      isOptional: true,
      cell: ({ payment_status, cash_missing_at }) => (
        <span className={panel.twoLines}>
          <span>
            <PaymentState status={payment_status} />
          </span>
          {cash_missing_at && <span className={panel.strong}>{t('cashMissing')}</span>}
        </span>
      ),
    },
    {
      id: 'created',
      name: t('created'),
      width: '9.75rem',
      align: 'end',
      card: 'fact',
      isOptional: true,
      cell: ({ created_at }) => (
        <span className={panel.twoLines}>
          <span className={panel.strong}>{relative(created_at, now)}</span>
          <span className={panel.muted}>{dateTime(created_at)}</span>
        </span>
      ),
    },
    {
      id: 'reminded',
      name: t('reminded'),
      width: '10.5rem',
      card: 'fact',
      isOptional: true,
      cell: (ride) => <Done ride={ride} now={now} />,
    },
  ];
};

/** The columns of the unpaid rides. */
export const useUnpaidColumns = ({ hrefOfUser, ...actions }: UnpaidColumnsProps): Column<UnpaidRide>[] => {
  const t = useText(adminPayments);
  return [
    ...useRideColumns(hrefOfUser),
    ...usePaymentColumns(actions.now),
    {
      id: 'actions',
      isControl: true,
      name: t('actions'),
      width: '15.25rem',
      align: 'end',
      card: 'end',
      cell: (ride) => <UnpaidActions {...actions} ride={ride} />,
    },
  ];
};
