export { Landing, type LandingProps, type LandingStats } from './Landing.tsx';
