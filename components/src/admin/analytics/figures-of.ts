import type { AdminStats } from '@mobility/openapi';

/** A share of a whole that may be nothing. */
const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The figures of the platform that follow from its counts. Percentages range from 0 to 100. */
export const figuresOf = (stats: AdminStats) => ({
  completionRate: stats.completion_rate,
  utilisation: Math.round(1_000 * ratio(stats.online_drivers, stats.total_drivers)) / 10,
  revenuePerRide: Math.round(100 * ratio(stats.total_revenue, stats.completed_rides)) / 100,
});
