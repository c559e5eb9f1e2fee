export { type CarColors, CrowdCanvas, type CrowdView } from './motion/crowd-canvas.ts';
export { metresBetween } from './metres.ts';
export { RideMap, type RideMapProps } from './RideMap.tsx';
export { routeBetween } from './route.ts';
export { type MapDriver, type MapPlace, type MapRoute, viaOf } from './summary.ts';
