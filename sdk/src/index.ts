export type { ApiPromise, WithResponse } from './call.ts';
export { type Answer, createClient, type MobilityClient } from './client.ts';
export {
  AbortedError,
  type ErrorCodeOf,
  HttpError,
  InvalidCallError,
  isRefusalOf,
  MalformedError,
  MobilityError,
  type MobilityErrorKind,
  NetworkError,
  TimeoutError,
} from './errors.ts';
export type { Client } from './operations/index.ts';
export type {
  CallOptions,
  ClientOptions,
  Fetch,
  Logger,
  RequestEvent,
  ResponseEvent,
  Tokens,
  ValidationIssue,
} from './options.ts';
export type { Page, PagedPromise } from './pages.ts';
