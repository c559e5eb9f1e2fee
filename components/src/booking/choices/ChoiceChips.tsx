import ChevronDown from 'lucide-react/icons/chevron-down';
import StickyNote from 'lucide-react/icons/sticky-note';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { bookingChoices } from '../../intl/generated/en-US/booking-choices.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { PassengerChoice } from './PassengerChoice.tsx';
import { SpecialRequirements, type SpecialRequirementsProps } from './SpecialRequirements.tsx';
import * as styles from './TripChoices.css.ts';

type ChoiceChipsProps = {
  passengers: number;
  onPassengers: (count: number) => void;
  special: SpecialRequirementsProps;
};

/** Two chips for a phone: the passengers and the note for the driver, each in a sheet of its own. */
export const ChoiceChips = ({ passengers, onPassengers, special }: ChoiceChipsProps) => {
  const t = useText(booking);
  const tChoices = useText(bookingChoices);
  const [sheet, setSheet] = useState<'passengers' | 'note' | null>(null);
  const note = special.value.trim();
  const close = () => setSheet(null);
  const done = (
    <Button variant="primary" fullWidth onPress={close}>
      {tChoices('done')}
    </Button>
  );
  return (
    <div className={styles.chips}>
      <Button className={styles.chip} icon={<User size={16} />} onPress={() => setSheet('passengers')}>
        {t('passengers', { count: passengers })}
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      <Button className={styles.note} icon={<StickyNote size={16} />} onPress={() => setSheet('note')}>
        <span className={styles.words} dir="auto">
          {note === '' ? tChoices('addNote') : tChoices('noteFor', { note })}
        </span>
      </Button>
      <Dialog
        isOpen={sheet === 'passengers'}
        onClose={close}
        title={tChoices('passengersLabel')}
        footer={done}
      >
        <PassengerChoice value={passengers} onChange={onPassengers} />
      </Dialog>
      <Dialog isOpen={sheet === 'note'} onClose={close} title={tChoices('addNote')} footer={done}>
        <SpecialRequirements {...special} />
      </Dialog>
    </div>
  );
};
