/** Kilometres with one decimal: 2.1 km. */
export const formatDistance = (km: number): string => `${km.toFixed(1)} km`;

/** Whole minutes: 44 min. */
export const formatMinutes = (minutes: number): string => `${Math.round(minutes)} min`;

/** Minutes as '1h 5m', or '44m' below an hour. */
export const formatDuration = (minutes: number): string => {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  return hours > 0 ? `${hours}h ${whole % 60}m` : `${whole}m`;
};
