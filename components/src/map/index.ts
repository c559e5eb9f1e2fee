export { metresBetween } from './metres.ts';
export {
  type CarColors,
  type CrowdCanvas,
  type CrowdView,
  createCrowdCanvas,
} from './motion/crowd-canvas.ts';
export { RideMap, type RideMapProps } from './RideMap.tsx';
export { routeBetween } from './streets/route.ts';
export { type MapDriver, type MapPlace, type MapRoute, viaOf } from './summary.ts';
