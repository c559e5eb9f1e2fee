import type { VehicleType } from '@mobility/openapi';
import type { ReactNode } from 'react';
import * as styles from './VehicleChoice.css.ts';

const drawings: Record<VehicleType, ReactNode> = {
  economy: (
    <>
      <path d="M8 18H6.5A2.5 2.5 0 0 1 4 15.5v-1.7c0-1.2.8-2.2 2-2.5l6-1.4 4.6-4.4A5 5 0 0 1 20 4.2h9.5a5 5 0 0 1 4.3 2.4L37 12a4 4 0 0 1 1 2.6v.9a2.5 2.5 0 0 1-2.5 2.5H35M14 18h15M13 10.2h22.7M24.5 4.4v5.8" />
      <circle cx="11" cy="18" r="3" />
      <circle cx="32" cy="18" r="3" />
    </>
  ),
  comfort: (
    <>
      <path d="M7.5 18H5a2.5 2.5 0 0 1-2.5-2.5v-1.8c0-1.1.8-2.1 1.9-2.4l7-1.6L17 5.6a6 6 0 0 1 3.2-.9h6.6c1.6 0 3.1.6 4.2 1.7l3.6 3.5 7.2 1.1a4 4 0 0 1 3.4 4v.5a2.5 2.5 0 0 1-2.5 2.5H41M13.5 18H35M12.5 10h22M24 4.8V10" />
      <circle cx="10.5" cy="18" r="3" />
      <circle cx="38" cy="18" r="3" />
    </>
  ),
  premium: (
    <>
      <path d="M6.5 18H4a2.5 2.5 0 0 1-2.5-2.5v-1.4c0-1.2.9-2.2 2-2.4l9-1.4 6-3.7a7 7 0 0 1 3.5-1h5.4c1.7 0 3.3.5 4.7 1.5l4.4 3.2 6.4 1a4 4 0 0 1 3.6 3.7v.5A2.5 2.5 0 0 1 44 18h-1.5M12.5 18h24M13 10.4h23.3M25 5.7v4.7" />
      <circle cx="9.5" cy="18" r="3" />
      <circle cx="39.5" cy="18" r="3" />
      <path d="M8 .5l.9 2.6 2.6.9-2.6.9L8 7.5l-.9-2.6-2.6-.9 2.6-.9z" fill="currentColor" stroke="none" />
    </>
  ),
  suv: (
    <>
      <path d="M7 18H5.5A2.5 2.5 0 0 1 3 15.5v-3c0-1.2.8-2.2 2-2.4l6-1.2 3.8-4.1a4 4 0 0 1 3-1.3H38a4 4 0 0 1 4 3.6l.8 7v1.4a2.5 2.5 0 0 1-2.5 2.5H39M14 18h18M12 9h30M22 3.7V9M32 3.7V9M20 1.2h16" />
      <circle cx="10.5" cy="18" r="3.25" />
      <circle cx="35.5" cy="18" r="3.25" />
    </>
  ),
};

/** A side view of the vehicle. */
export const CarDrawing = ({ vehicle }: { vehicle: VehicleType }) => (
  <svg className={styles.car} viewBox="0 0 48 22" aria-hidden="true">
    {drawings[vehicle]}
  </svg>
);
