import { commandError, openPin, pendingCommand } from '@mobility/machines/ride';
import type { KnownLocation } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useActiveRide } from '../../provider/rides/use-active-ride.ts';
import { useErrorText } from '../../provider/use-failure.ts';
import { CancelRideOnDemand } from '../../ride/cancel/CancelRideOnDemand.tsx';
import { RideConversation } from '../../ride/conversation/RideConversation.tsx';
import { DriverRideView } from './DriverRideView.tsx';
import { MessageTool } from './tools/DriveTools.tsx';

export type DriverRideProps = {
  /** The driver's position; by default that of the ride. */
  location?: KnownLocation;
  /** The dashboard: beside the ride on desktops, elsewhere behind it until the ride is lowered. */
  beside?: ReactNode;
};

/** The ride that the signed-in driver is driving, with its commands and the dialog to cancel it. Empty without one. */
export const DriverRide = ({ location, beside }: DriverRideProps) => {
  const { ride, actor, snapshot } = useActiveRide();
  const shown = useErrorText(snapshot && commandError(snapshot));
  usePreload(CancelRideOnDemand);
  if (!ride || !actor || !snapshot) return null;
  const pin = openPin(snapshot);
  return (
    <>
      <DriverRideView
        ride={ride}
        location={location}
        contact={<RideConversation ride={ride} trigger={MessageTool} />}
        beside={beside}
        pending={pendingCommand(snapshot)}
        error={pin?.error ? undefined : shown}
        pin={
          pin
            ? {
                typed: pin.typed,
                error: pin.error ? shown : undefined,
                onChange: (typed) => actor.send({ type: 'setPin', pin: typed }),
              }
            : undefined
        }
        onCommand={(command) => actor.send({ type: command })}
        onRetry={snapshot.context.command === 'noShow' ? () => actor.send({ type: 'noShow' }) : undefined}
        onCancel={() => actor.send({ type: 'openCancel' })}
      />
      <CancelRideOnDemand snapshot={snapshot} send={actor.send} />
    </>
  );
};
