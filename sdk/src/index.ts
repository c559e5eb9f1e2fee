export { createClient } from './client.ts';
export {
  AbortedError,
  HttpError,
  MalformedError,
  MobilityError,
  type MobilityErrorKind,
  NetworkError,
  TimeoutError,
} from './errors.ts';
export type { ClientOptions } from './http.ts';
export type { Answer, CallOptions, MobilityClient } from './operation.ts';
