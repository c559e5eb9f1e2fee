export { safetyReportWith } from './actors.ts';
export {
  type ReportSafetyInput,
  type SafetyReportContext,
  type SafetyReportEvent,
  type SafetyReportInput,
  type SafetyReportSnapshot,
  safetyReportMachine,
} from './machine.ts';
