import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';

/** What one company has to be done. */
export interface CompanyWork {
  jobs: { company: string; due: number; oldestAge: number }[];
  letters: { company: string; state: string; count: number }[];
}

/** How many companies have a name of their own in the metrics of a process; the others are one. */
export const mostNamed = 100;
const others = 'other';

/**
 * Who has been named stays so until the process ends, and who comes later is among the others: so
 * counters never fall, and there are never more series.
 */
function nameFirst(most: number): (company: string) => string {
  const named = new Set<string>();
  return (company) => {
    if (named.size < most) named.add(company);
    return named.has(company) ? company : others;
  };
}

/**
 * Calls by company: how many, how they ended, and how long they took. Those of which `companyOf` says
 * null are counted for none.
 */
export function countCompanyCalls(
  app: FastifyInstance,
  registry: Registry,
  companyOf: (request: FastifyRequest) => string | null,
): void {
  const nameOf = nameFirst(mostNamed);
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter<L>({ name: `otsenka_company_${name}`, help, labelNames, registers: [registry] });
  const calls = counter('calls_total', 'Calls of signed-in people', 'company', 'outcome');
  const seconds = counter('call_seconds_total', 'How long these took', 'company');
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const known = companyOf(request);
    if (!known || (request.routeOptions.config.isStream && statusCode === 200)) return;
    const company = nameOf(known);
    calls.inc({ company, outcome: outcomeOf(statusCode) });
    seconds.inc({ company }, elapsedTime / 1000);
  });
}

const outcomeOf = (status: number): 'ok' | 'refused' | 'failed' =>
  status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed';

/** Gauges of work by company. The returned function sets them; null: nothing is known now. */
export function gaugeCompanyWork(registry: Registry): (work: CompanyWork | null) => void {
  const nameOf = nameFirst(mostNamed);
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge<L>({ name: `otsenka_company_${name}`, help, labelNames, registers: [registry] });
  const due = gauge('jobs_due', 'Jobs that are due', 'company');
  const age = gauge('oldest_job_age_seconds', 'Of its job that has been due longest', 'company');
  const letters = gauge('letters', 'Letters', 'company', 'state');
  return (work) => {
    for (const one of [due, age, letters]) one.reset();
    // Who has waited longest is named first.
    const jobs = (work?.jobs ?? []).toSorted((a, b) => b.oldestAge - a.oldestAge);
    const ages = new Map<string, number>();
    for (const { company: slug, due: count, oldestAge } of jobs) {
      const company = nameOf(slug);
      ages.set(company, Math.max(ages.get(company) ?? 0, oldestAge));
      due.inc({ company }, count);
    }
    for (const [company, oldest] of ages) age.set({ company }, oldest);
    for (const { company, state, count } of work?.letters ?? []) {
      if (state === 'waiting' || state === 'failed') {
        letters.inc({ company: nameOf(company), state }, count);
      }
    }
  };
}
