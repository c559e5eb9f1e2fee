import type { BookingEvent, Trip } from '@mobility/machines/booking';
import { useSentences } from '../../intl/use-sentences.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TripSummary } from '../trip/TripSummary.tsx';
import type { TripFigures } from '../trip/trip-figures.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { PassengerChoice } from './PassengerChoice.tsx';
import { SpecialRequirements } from './SpecialRequirements.tsx';
import * as styles from './TripChoices.css.ts';
import { VehicleChoice, type Waits } from './VehicleChoice.tsx';

export type TripChoicesProps = {
  trip: Trip;
  figures: TripFigures | null;
  send: (event: BookingEvent) => void;
  waits?: Waits;
  /** Milliseconds since 1970. */
  now: number;
  /** On a phone: passengers and requirements open from chips. */
  isStep?: boolean;
  isDisabled?: boolean;
};

/** Says on a phone, where the fields are a step behind, that a place of the trip is only approximate. */
const ApproximatePlace = ({ pickup, dropoff }: Trip) => {
  const { sentence } = useSentences();
  const place = [pickup, dropoff].find((each) => each?.approximate);
  if (!place) return null;
  return (
    <Notice tone="caution" title={place.address}>
      {sentence('booking.approximatePlace')}
    </Notice>
  );
};

/** The choices of a trip besides its places: vehicle, passengers and requirements, with the summary. */
export const TripChoices = ({ trip, figures, send, waits, now, isStep, isDisabled }: TripChoicesProps) => {
  const onPassengers = (passengers: number) => send({ type: 'setPassengers', passengers });
  const special = {
    value: trip.special,
    onChange: (words: string) => send({ type: 'setSpecial', special: words }),
  };
  return (
    <>
      {isStep && <ApproximatePlace {...trip} />}
      <fieldset className={styles.choices} disabled={isDisabled}>
        <VehicleChoice
          value={trip.vehicle}
          waits={waits}
          now={now}
          km={figures?.km ?? null}
          hidesTitle={isStep}
          onChange={(vehicle) => send({ type: 'setVehicle', vehicle })}
        />
        {isStep ? (
          <ChoiceChips passengers={trip.passengers} onPassengers={onPassengers} special={special} />
        ) : (
          <>
            <PassengerChoice value={trip.passengers} onChange={onPassengers} />
            <SpecialRequirements {...special} />
          </>
        )}
      </fieldset>
      <TripSummary trip={trip} figures={figures} />
    </>
  );
};
