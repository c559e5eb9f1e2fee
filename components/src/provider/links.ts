/** Where links lead. A partner's page has its own addresses. */
export type Links = {
  /** The landing page. */
  home: string;
  /** The dashboard of drivers. */
  driverDashboard: string;
  /** The console of admins. */
  admin: string;
  profile: string;
  settings: string;
  /** The booking form. */
  bookRide: string;
  /** The rider's ride under way. */
  activeRide: string;
  /** The screen of one ride; `{id}` is replaced by the id of the ride. */
  ride: string;
  /** The public page of a shared ride; `{token}` is replaced by the token of its link. */
  trip: string;
  /** All rides. */
  rides: string;
  /** All notifications. */
  notifications: string;
  /** Balance and payment methods. */
  payments: string;
  /** The driver's vehicle and approval. */
  driverProfile: string;
};

export const defaultLinks: Links = {
  home: '/',
  driverDashboard: '/driver',
  admin: '/admin',
  profile: '/profile',
  settings: '/profile?tab=settings',
  bookRide: '/book-ride',
  activeRide: '/rider',
  ride: '/rides/{id}',
  trip: '/trip/{token}',
  rides: '/rides',
  notifications: '/notifications',
  payments: '/payments',
  driverProfile: '/profile?tab=driver',
};

/** The address of a ride's own screen. */
export const rideLink = ({ ride }: Pick<Links, 'ride'>, id: string): string =>
  ride.replace('{id}', encodeURIComponent(id));

/** The whole address of a shared ride, which works outside of the page. */
export const tripAddress = ({ trip }: Pick<Links, 'trip'>, token: string): string =>
  new URL(trip.replace('{token}', encodeURIComponent(token)), window.location.href).href;
