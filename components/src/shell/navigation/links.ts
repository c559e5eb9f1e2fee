import type { Role } from '@mobility/openapi';
import type { Links } from '../../provider/links.ts';

/** A link of the bar; `label` is a key of the catalogue. */
export type NavLink = { label: LinkLabel; href: string };
type LinkLabel =
  | 'dashboard'
  | 'bookRide'
  | 'myRides'
  | 'paymentMethods'
  | 'adminPanel'
  | 'allRides'
  | 'profile'
  | 'rideHistory'
  | 'settings'
  | 'home'
  | 'features'
  | 'howItWorks';

const linksOfRoles = (links: Links): Record<Role, readonly NavLink[]> => ({
  rider: [
    { label: 'dashboard', href: links.activeRide },
    { label: 'bookRide', href: links.bookRide },
    { label: 'myRides', href: links.rides },
    { label: 'paymentMethods', href: links.payments },
  ],
  driver: [
    { label: 'dashboard', href: links.driverDashboard },
    { label: 'myRides', href: links.rides },
    { label: 'paymentMethods', href: links.payments },
  ],
  admin: [
    { label: 'adminPanel', href: links.admin },
    { label: 'allRides', href: links.rides },
  ],
});

/** The links of each role; none for an unknown role, whatever its name. */
export const roleLinks = (role: Role, links: Links): readonly NavLink[] => {
  const known = linksOfRoles(links);
  return Object.hasOwn(known, role) ? known[role] : [];
};

/** The links of the user menu. */
export const personalLinks = (links: Links): readonly NavLink[] => [
  { label: 'profile', href: links.profile },
  { label: 'rideHistory', href: links.rides },
  { label: 'settings', href: links.settings },
];

/** The landing page and its sections. On the page itself they are plain anchors, which the router leaves alone. */
export const publicLinks = (path: string, { home }: Links): readonly NavLink[] => {
  const page = path === home ? '' : home;
  return [
    { label: 'home', href: home },
    { label: 'features', href: `${page}#features` },
    { label: 'howItWorks', href: `${page}#how-it-works` },
  ];
};
