import { history } from '../../intl/generated/en-US/history.ts';
import { useText } from '../../intl/use-text.ts';
import { onPaper } from '../../primitives/More/More.css.ts';
import { More, type MoreProps } from '../../primitives/More/More.tsx';

export type MoreRidesProps = Pick<MoreProps, 'has' | 'isReading' | 'isFailed' | 'read'>;
/** How many rides are shown, and of how many; null while that is not known. */
type Part = { shown: number; total: number | null };

/** Reads the next page of rides. On paper, which has no further page, it says how many of the rides there are. */
export const MoreRides = ({ shown, total, ...props }: MoreRidesProps & Part) => {
  const t = useText(history);
  return (
    <>
      <More {...props} label={t('showMoreRides')} failed={t('moreRidesFailed')} />
      {props.has && (
        <p className={onPaper}>
          {total === null ? t('latestRides', { count: shown }) : t('latestOfRides', { count: shown, total })}
        </p>
      )}
    </>
  );
};
