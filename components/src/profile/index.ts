export type { DriverDetailsProps } from './DriverDetails.tsx';
export { Profile, type ProfileProps } from './Profile.tsx';
export { type ProfileTab, ProfileView, type ProfileViewProps } from './ProfileView.tsx';
export type { SettingsProps } from './Settings.tsx';
