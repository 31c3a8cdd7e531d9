import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import type { Route } from './call.ts';

/**
 * Throws unless exactly the calls of the contract are bound. One without a handler would always
 * answer 404. One that the contract doesn't list would have no tests of roles and companies, and no
 * place in the OpenAPI document.
 */
export function requireAll(endpoints: readonly Endpoint[], routes: readonly Route[]): void {
  const bound = routes.map(({ endpoint }) => endpoint);
  const problems = [
    tell('no handler for', without(endpoints, bound)),
    tell('not listed in src/app/contract/all.ts:', without(bound, endpoints)),
  ];
  if (problems.some(Boolean)) throw new Error(problems.filter(Boolean).join('; '));
}

const without = (all: readonly Endpoint[], others: readonly Endpoint[]) =>
  all.filter((endpoint) => !others.includes(endpoint));

const tell = (problem: string, endpoints: readonly Endpoint[]) =>
  endpoints.length > 0 && `${problem} ${endpoints.map(({ name }) => name).join(', ')}`;
