import type { OperationId, paths } from '@mobility/openapi';
import createFetchClient from 'openapi-fetch';
import { createCalls } from './call.ts';
import { type Client, operations } from './operations/index.ts';
import { type ClientOptions, checkClientOptions } from './options.ts';
import { createTransport } from './transport/index.ts';

/** A client for one server and one token storage. Throws a TypeError that names missing, wrong and unknown options. */
export const createClient = (options: ClientOptions): Client => {
  checkClientOptions(options);
  const api = createFetchClient<paths>({ baseUrl: options.baseUrl, headers: options.headers });
  const callOf = createCalls(options, createTransport(options));
  const methods = Object.entries(operations).map(([id, bind]) => [id, bind(callOf(id as OperationId), api)]);
  return Object.fromEntries(methods) as Client;
};

/** The data that an operation resolves with. */
export type Answer<Id extends OperationId> = Awaited<ReturnType<Client[Id]>>;
/** The client for code that only calls operations. It returns plain promises, which are easy to fake. */
export type MobilityClient = {
  [Id in keyof Client]: (...args: Parameters<Client[Id]>) => Promise<Answer<Id>>;
};
