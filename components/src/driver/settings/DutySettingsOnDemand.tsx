import { driver } from '../../intl/generated/en-US/driver.ts';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { DutySettingsProps } from './DutySettings.tsx';

/** The card of the settings without its content. */
const Placeholder = () => (
  <Card as="section" title={useText(driver)('preferences')}>
    <Skeleton height={360} shape="block" />
  </Card>
);

/** The settings, the last part of the driver's dashboard. Their code is fetched once the dashboard shows. */
export const DutySettingsOnDemand = onDemand<DutySettingsProps>(
  () => import('./DutySettings.tsx').then((module) => module.DutySettings),
  { Placeholder },
);
