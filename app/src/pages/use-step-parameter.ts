import type { BookRideProps } from '@mobility/components/booking';
import { useSearchParams } from 'wouter';

type Step = NonNullable<BookRideProps['step']>;

const steps: readonly Step[] = ['places', 'map', 'vehicle'];
const stepped = { isStep: true };
const hasSteppedHere = (): boolean => window.history.state?.isStep === true;

/** The step of the booking form on a phone is in the address, so that the browser's Back leads to the places. */
export const useStepParameter = (): Required<Pick<BookRideProps, 'step' | 'onStep'>> => {
  const [params, setParams] = useSearchParams();
  const step = steps.find((each) => each === params.get('step')) ?? 'places';
  const write = (next: Step | null, options: { replace?: boolean; state?: object }): void =>
    setParams((before) => {
      if (next) before.set('step', next);
      else before.delete('step');
      return before;
    }, options);
  const onStep = (next: Step): void => {
    if (next === step) return;
    if (next !== 'places') write(next, { state: stepped, replace: step !== 'places' });
    else if (hasSteppedHere()) window.history.back();
    else write(null, { replace: true });
  };
  return { step, onStep };
};
