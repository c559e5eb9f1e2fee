import { canCancelLive } from '@mobility/machines/ride';
import { type Reach, reachOf } from '@mobility/machines/ride-conversation';
import type { Ride } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { useSize } from '../../map/camera/use-size.ts';
import type { MapDriver } from '../../map/summary.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { DriverPosition, Readable } from '../../provider/live/telemetry.ts';
import { mapCovered, tabletWidth } from '../../theme/contract.css.ts';
import { tallFrame } from '../../theme/frame.css.ts';
import { pixelsOf } from '../../theme/rem.ts';
import { CancelPrice } from '../help/CancelPrice.tsx';
import { RideActions } from '../help/RideActions.tsx';
import { AwaitedDriver } from '../live/AwaitedDriver.tsx';
import { LiveChip } from '../live/LiveChip.tsx';
import { liveChip } from '../live/live-chip.ts';
import { mapTags } from '../live/map-tags.ts';
import { RidePane } from '../live/RidePane.tsx';
import { RideSteps } from '../live/RideSteps.tsx';
import { useSince } from '../live/use-since.ts';
import { useSteady } from '../live/use-steady.ts';
import { RideLegs } from '../RideLegs.tsx';
import { firstName } from '../ride-text.ts';
import { RideStartPin } from '../start-pin/RideStartPin.tsx';
import { CarLine } from './CarLine.tsx';
import { LowSheet } from './LowSheet.tsx';
import { RideFacts } from './RideFacts.tsx';
import * as styles from './RideScreen.css.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { stepTimes } from './step-times.ts';
import { useEndFocus } from './use-end-focus.ts';
import { useScreenText } from './use-screen-text.ts';
import { type SheetStop, useSheet } from './use-sheet.ts';

export type RideScreenViewProps = {
  ride: Ride;
  /** The driver's position, read every second. */
  driver?: Readable<DriverPosition | null>;
  /** Whether the live connection is lost, so that no newer position arrives. */
  isConnectionLost?: boolean;
  /** The free drivers nearby, on the map while a driver is looked for. */
  drivers?: readonly MapDriver[];
  /** The way to the conversation, as a `MessageAction`; shown while the two people are in contact. */
  contact?: ReactNode;
  /** Opens the dialog that cancels the ride. Without it there is no such button. */
  onCancel?: () => void;
  /** Opens the dialog that shares the ride; offered while the ride is under way. */
  onShare?: () => void;
  /** Opens the dialog for an emergency. */
  onSafety?: () => void;
  /** The address where the ride is paid, while it is completed and unpaid. */
  payHref?: string;
  /** The rider's disputes about the ride, with their outcome. */
  disputes?: ReactNode;
  /** The signed-in user, at the end of the sheet: the page has no row below the map. Desktop windows have a lane for it. */
  user?: ReactNode;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

const gripTexts = { low: 'sheetLow', half: 'sheetHalf', full: 'sheetFull' } as const satisfies Record<
  SheetStop,
  keyof typeof rideTexts.messages
>;

/** What the rider may do about the ride besides calling for help: cancel it, or pay it. */
const Foot = ({ ride, onCancel, payHref }: Pick<RideScreenViewProps, 'ride' | 'onCancel' | 'payHref'>) => {
  const t = useText(rideTexts);
  const tCommon = useText(common);
  return (
    <>
      {onCancel && canCancelLive(ride, 'rider') && (
        <div className={styles.foot}>
          <Button variant="danger" fullWidth onPress={onCancel}>
            {t('cancelRide')}
          </Button>
          <CancelPrice className={styles.price} ride={ride} by="rider" />
        </div>
      )}
      {payHref && (
        <div className={styles.foot}>
          <LinkButton variant="primary" size="large" fullWidth href={payHref}>
            {tCommon('payNow')}
          </LinkButton>
        </div>
      )}
    </>
  );
};

type ActionsProps = Pick<RideScreenViewProps, 'ride' | 'contact' | 'onShare' | 'onSafety'> & { reach: Reach };

/** Calling, writing, sharing and help, as far as the state of the ride allows them. */
const Actions = ({ ride, reach, contact, onShare, onSafety }: ActionsProps) => (
  <RideActions
    phone={reach.phone}
    person={firstName(ride.driver_name)}
    contact={reach.canWrite && contact}
    onShare={reach.canFollow ? onShare : undefined}
    onSafety={onSafety}
  />
);

const DriverSilence = ({ ride }: Pick<RideScreenViewProps, 'ride'>) => {
  const t = useText(rideTexts);
  if (ride.driver_silent_since == null) return null;
  return (
    <Notice tone="caution" title={t('driverSilent')}>
      {t('driverSilentText')}
    </Notice>
  );
};

/** The driver and the car; until they are known, the place that they will take. */
const DriverPlace = ({ ride }: Pick<RideScreenViewProps, 'ride'>) => {
  const phase = phaseOf[ride.status];
  if (ride.driver_id) return <CarLine ride={ride} isAtPickup={phase === 'arriving'} />;
  return phase === 'pending' || phase === 'accepted' ? <AwaitedDriver onScreen /> : null;
};

/** A ride's own screen: the map, and beside it, on phones over it, all that is known of the ride. */
export function RideScreenView({ ride, driver, drivers, now: held, ...rest }: RideScreenViewProps) {
  const { isConnectionLost: isLost, contact, onCancel, onShare, onSafety, payHref, disputes, user } = rest;
  const t = useText(rideTexts);
  const formats = useFormats();
  const now = useNow(held);
  const since = useSince(ride, now);
  const screen = useRef<HTMLElement>(null);
  const { width, height } = useSize(screen);
  const [lowHeight, setLowHeight] = useState(0);
  const sheet = useSheet(height, lowHeight);
  const isPhone = width < pixelsOf(tabletWidth);
  const phase = phaseOf[ride.status];
  const panel = useRef<HTMLDivElement>(null);
  useEndFocus(panel, phase);
  useLayoutEffect(() => panel.current?.style.setProperty('height', sheet.height), [sheet.height]);
  useLayoutEffect(
    () => screen.current?.style.setProperty(mapCovered, isPhone ? `${sheet.covered}px` : '0px'),
    [isPhone, sheet.covered],
  );
  const insets = useMemo(() => (isPhone ? { bottom: sheet.covered } : undefined), [isPhone, sheet.covered]);
  const reach = reachOf(ride, 'rider', now);
  const car = reach.canFollow ? driver : undefined;
  const live = { ride, now, since, position: useSteady(car?.get(), ride.status), formats };
  const tags = mapTags(live);
  const text = useScreenText(live);
  const isDriven = phase === 'accepted' || phase === 'inProgress';
  const chip = isDriven ? liveChip(t, formats, { seenAt: live.position?.receivedAt, now, isLost }) : null;
  const isLow = isPhone && sheet.stop === 'low' && !sheet.isDragged;
  // What is to be paid is in view at once; what a person does seldom is at the end of the sheet of a phone.
  const isFootInside = isPhone && !payHref;
  const foot = <Foot ride={ride} onCancel={onCancel} payHref={payHref} />;
  const facts = <RideFacts ride={ride} />;
  return (
    <div className={tallFrame} data-user-row={user ? true : undefined}>
      <section ref={screen} className={styles.screen} aria-label={t('yourRide')} data-testid="ride-screen">
        <div ref={panel} className={styles.sheet} data-dragged={sheet.isDragged || undefined}>
          <button
            type="button"
            className={styles.grip}
            aria-label={t(gripTexts[sheet.next])}
            {...sheet.grip}
          />
          {isLow ? (
            <LowSheet ride={ride} text={text} onHeight={setLowHeight} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is higher than the sheet.
            <section className={styles.body} aria-label={t('rideDetails')} tabIndex={0}>
              <ScreenHead ride={ride} text={text} />
              <RideSteps phase={phase} times={stepTimes(ride, tags, formats)} />
              <DriverSilence ride={ride} />
              {payHref && facts}
              <DriverPlace ride={ride} />
              <RideStartPin ride={ride} />
              <Actions ride={ride} reach={reach} contact={contact} onShare={onShare} onSafety={onSafety} />
              <RideLegs ride={ride} detailed pickupTime={tags.pickupTime} dropoffTime={tags.dropoffTime} />
              {!payHref && facts}
              {disputes}
              {isFootInside && foot}
              {user && <div className={styles.user}>{user}</div>}
            </section>
          )}
          {!isFootInside && !isLow && foot}
        </div>
        <div className={styles.map}>
          <RidePane
            ride={ride}
            interactive
            drivers={drivers}
            car={car}
            insets={insets}
            chip={chip?.text}
            {...tags}
          />
          {chip && <LiveChip {...chip} />}
        </div>
      </section>
    </div>
  );
}
