export { recordingAlerts } from './alerts.ts';
export { heldCall } from './call.ts';
export { advance, flush } from './clock.ts';
export { stableStates, unreached, withoutExit } from './paths.ts';
export { memoryPresence, memoryTokens } from './ports.ts';
