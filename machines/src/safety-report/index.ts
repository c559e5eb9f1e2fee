export { safetyReportWith } from './actors.ts';
export {
  type SafetyReportEvent,
  type SafetyReportInput,
  type SafetyReportSnapshot,
  safetyReportMachine,
} from './machine.ts';
