import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import * as contracts from './contracts.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** A call, or those of an object of calls such as a directory has. */
const callsIn = (value: unknown): Endpoint[] => {
  if (isEndpoint(value)) return [value];
  const isObject = typeof value === 'object' && value?.constructor === Object;
  return isObject ? Object.values(value).flatMap(callsIn) : [];
};

/**
 * Every call of the product. The server must bind each one, and the security suite tests each one.
 */
export const endpoints: readonly Endpoint[] = [
  ...new Set(
    Object.values(contracts).flatMap((contract) =>
      Object.values<unknown>(contract).flatMap(callsIn),
    ),
  ),
];
