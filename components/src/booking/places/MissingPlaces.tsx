import type { Trip } from '@mobility/machines/booking';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';

export type MissingPlacesProps = Pick<Trip, 'pickup' | 'dropoff'> & {
  /** How often the form was submitted without a place. */
  attempts: number;
};

/** Lists the places that are still missing. Takes the focus after each submit that lacks one. */
export const MissingPlaces = ({ pickup, dropoff, attempts }: MissingPlacesProps) => {
  const t = useText(common);
  const fields = [
    ...(pickup ? [] : [{ name: 'pickup', label: t('pickup') }]),
    ...(dropoff ? [] : [{ name: 'dropoff', label: t('destination') }]),
  ];
  return <ErrorSummary fields={fields} attempts={attempts} />;
};
