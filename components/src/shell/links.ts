import type { Role } from '@mobility/openapi';

export type NavLink = { label: string; href: string };

/** Where each role's bar leads. */
export const roleLinks: Record<Role, readonly NavLink[]> = {
  rider: [
    { label: 'Dashboard', href: '/rider' },
    { label: 'Book Ride', href: '/book-ride' },
    { label: 'My Rides', href: '/rides' },
    { label: 'Payment Methods', href: '/payments' },
  ],
  driver: [
    { label: 'Dashboard', href: '/driver' },
    { label: 'My Rides', href: '/rides' },
  ],
  admin: [
    { label: 'Admin Panel', href: '/admin' },
    { label: 'All Rides', href: '/rides' },
  ],
};

/** What everyone who is signed in finds in the user menu. */
export const personalLinks: readonly NavLink[] = [
  { label: 'Profile', href: '/profile' },
  { label: 'Ride History', href: '/rides' },
  { label: 'Settings', href: '/profile?tab=settings' },
];

/** The landing page and its parts. Anchors within the page are the browser's own business, not the router's. */
export const publicLinks = (path: string): readonly NavLink[] => [
  { label: 'Home', href: '/' },
  { label: 'Features', href: path === '/' ? '#features' : '/#features' },
  { label: 'How It Works', href: path === '/' ? '#how-it-works' : '/#how-it-works' },
];
