import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { useState } from 'react';
import { driving } from '../../intl/generated/en-US/driving.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** The steps without an alert; an accepted and a completed ride have one. */
const news: Partial<Record<RidePhase, 'arrivedNews' | 'startedNews'>> = {
  arriving: 'arrivedNews',
  inProgress: 'startedNews',
};

/** Tells screen readers each step that a ride takes while it is on screen. */
export const StepNews = ({ ride }: { ride: Ride }) => {
  const t = useText(driving);
  const phase = phaseOf[ride.status];
  const [first] = useState(phase);
  const step = news[phase];
  return (
    <VisuallyHidden>
      <span role="status">{step && phase !== first ? t(step) : ''}</span>
    </VisuallyHidden>
  );
};
