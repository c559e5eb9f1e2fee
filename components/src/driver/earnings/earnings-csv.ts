import type { PaymentRecord } from '@mobility/openapi';

export type CsvHeads = { date: string; ride: string; fare: string; fee: string; earned: string };

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** The payments as a file for a spreadsheet: one line each, amounts with a decimal point, times in UTC. */
export const earningsCsv = (payments: readonly PaymentRecord[], heads: CsvHeads): string => {
  const lines = payments.map(({ created_at, ride_id, amount, driver_earnings }) => [
    new Date(created_at).toISOString(),
    ride_id,
    amount.toFixed(2),
    ((Math.round(amount * 100) - Math.round(driver_earnings * 100)) / 100).toFixed(2),
    driver_earnings.toFixed(2),
  ]);
  return [[heads.date, heads.ride, heads.fare, heads.fee, heads.earned], ...lines]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');
};
