export type { DriverDetailsProps } from './DriverDetails.tsx';
export { ProfilePage, type ProfilePageProps, type ProfileTab } from './ProfilePage.tsx';
export type { Appearance, SettingsProps } from './Settings.tsx';
