import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { placeName } from '@mobility/openapi/place-name';
import type { ReactNode } from 'react';
import { shortId } from '../../format/index.ts';
import { adminOverview } from '../../intl/generated/en-US/admin-overview.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Money, MoneyText } from '../../primitives/Money/Money.tsx';
import { actorOf, concernedBy } from '../audit/concerned.ts';
import { useAuditSentence } from '../audit/sentences/use-audit-sentence.ts';
import type { Activity, Movement } from './activity.ts';

type Words = {
  title: ReactNode;
  detail: ReactNode;
  /** The amount or the severity. */
  end?: ReactNode;
};

const rideTitles = {
  pending: 'rideRequested',
  accepted: 'rideAccepted',
  arriving: 'rideArriving',
  inProgress: 'rideStarted',
  completed: 'rideCompleted',
  cancelled: 'rideCancelled',
} as const satisfies Record<RidePhase, string>;
const movementTitles = { credit: 'credited', debit: 'debited', refund: 'refunded' } as const;

const useRideWords = () => {
  const t = useText(adminOverview);
  const tRide = useText(rideTexts);
  return (ride: Ride): Words => ({
    title: t(rideTitles[phaseOf[ride.status]] ?? 'ride', { id: shortId(ride.id) }),
    detail: t('fromTo', {
      rider: ride.rider_name ?? t('unknownRider'),
      pickup: placeName(ride.pickup_address) || tRide('pickupMissing'),
      dropoff: placeName(ride.dropoff_address) || tRide('destinationMissing'),
    }),
    end: <Money amount={ride.fare ?? ride.estimated_fare} />,
  });
};

const useMovementWords = () => {
  const t = useText(adminOverview);
  return (movement: Movement): Words => {
    const { transaction_type, user_name, description, admin_name, amount_change } = movement;
    const text = user_name || description;
    return {
      title: t(movementTitles[transaction_type] ?? 'balanceChanged'),
      detail: admin_name ? t('byAdmin', { text, admin: admin_name }) : text,
      end: <MoneyText>{t('change', { change: amount_change })}</MoneyText>,
    };
  };
};

/** What a line of the recent activity says. */
export const useActivityText = (entry: Activity): Words => {
  const t = useText(adminOverview);
  const [rideWords, movementWords] = [useRideWords(), useMovementWords()];
  const auditWords = useAuditSentence();
  if (entry.kind === 'ride') return rideWords(entry.ride);
  if (entry.kind === 'movement') return movementWords(entry.movement);
  const { severity } = entry.log;
  const { text, attributes, name } = auditWords(entry.log);
  const concerned = concernedBy(entry.log);
  const actor = actorOf(entry.log);
  const who =
    concerned && actor
      ? t('byAdmin', { text: concerned, admin: actor })
      : (concerned ?? actor ?? t('bySystem'));
  return {
    title: name ?? (
      <span {...attributes}>
        <MoneyText>{text}</MoneyText>
      </span>
    ),
    detail:
      name === null ? (
        who
      ) : (
        <>
          <bdi {...attributes}>
            <MoneyText>{text}</MoneyText>
          </bdi>{' '}
          · <bdi>{who}</bdi>
        </>
      ),
    end:
      severity === 'critical' || severity === 'high' ? (
        <Badge tone={severity === 'critical' ? 'critical' : 'caution'}>
          {t(severity === 'critical' ? 'severityCritical' : 'severityHigh')}
        </Badge>
      ) : undefined,
  };
};
