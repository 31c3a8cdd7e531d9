import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '#platform/server/context.ts';
import { ageOfEmbedded } from '#platform/server/db/embedded/release.ts';
import { works } from '#platform/server/keyring/keyring.ts';
import { ageOfBackup, missingKeysOfBackup } from '#platform/server/shared/last-backup.ts';
import { productVersion } from '#platform/server/shared/version.ts';
import { knownActor } from './call.ts';
import {
  type CompanyWork,
  countCompanyCalls,
  gaugeCompanyWork,
} from './metrics/company-metrics.ts';

/** What is to be done, by state, over all brands. */
export interface WorkInHand {
  jobs: Record<string, number>;
  /** For how long the oldest of the due jobs has been due, in seconds; 0 when none is. */
  oldestJobAge: number;
  /** How long the oldest entry that no line tells of has waited, in seconds; null where no lines are written. */
  oldestLineAge: number | null;
  letters: Record<string, number>;
  companies: CompanyWork;
}

/** The bounds of the buckets, in seconds: from what nobody notices to what nobody waits for. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts the calls of `app`. Returns what reads the metrics: Node's, and ours as the admin guide
 * lists them. Those of the work in the database are left out while it is away, and where counting it
 * takes too long (`readWork` says null).
 */
export function measure(
  app: FastifyInstance,
  context: Context,
  {
    readVersion,
    readWork,
  }: {
    readVersion: () => Promise<string | null>;
    readWork: () => Promise<WorkInHand | null>;
  },
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  timeCalls(app, registry);
  countCompanyCalls(app, registry, (request) => knownActor(request)?.brandSlug ?? null);
  const setCompanies = gaugeCompanyWork(registry);
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge<L>({ name: `otsenka_${name}`, help, labelNames, registers: [registry] });

  const connections = gauge('database_connections', 'In use, by what uses them', 'pool');
  const waiting = gauge('database_waiting', 'Who waits for a connection', 'pool');
  const up = gauge('database_up', '1 when the database answers, else 0');
  const database = gauge('database_info', 'Which PostgreSQL answers; always 1', 'version');
  const embedded = gauge('embedded_database_age_seconds', 'Since its release');
  const keyring = gauge('keyring_up', '1 when keys of answers can be read and written, else 0');
  const pdf = gauge('pdf_waiting', 'Reports waiting to be set as PDF');
  const jobs = gauge('jobs', 'Jobs', 'state');
  const age = gauge('oldest_job_age_seconds', 'Of the job that has been due for longest');
  const lines = gauge('audit_lines_age_seconds', 'Of the oldest entry not written to AUDIT_LINES');
  const backup = gauge('backup_age_seconds', 'Since the last good backup was made');
  const missingKeys = gauge(
    'backup_missing_keys',
    'Keys of waiting answers that the last backup lacks',
  );
  const letters = gauge('letters', 'Letters', 'state');

  gauge('build_info', 'Which version runs; always 1', 'version').set(
    { version: productVersion },
    1,
  );

  async function setWork(): Promise<void> {
    const work = await readWork();
    for (const one of [jobs, letters, age]) one.reset();
    setCompanies(work?.companies ?? null);
    setOrRemove(lines, work?.oldestLineAge ?? null);
    if (!work) return age.remove();
    age.set(work.oldestJobAge);
    for (const [state, count] of Object.entries(work.jobs)) jobs.set({ state }, count);
    for (const [state, count] of Object.entries(work.letters)) letters.set({ state }, count);
  }
  const setOrRemove = (one: Gauge, value: number | null) =>
    value === null ? one.remove() : one.set(value);
  async function setBackup(): Promise<void> {
    const { dataDir } = context.config;
    setOrRemove(backup, await ageOfBackup(dataDir, context.now()));
    setOrRemove(missingKeys, await missingKeysOfBackup(dataDir));
  }
  return {
    contentType: registry.contentType,
    read: async (): Promise<string> => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of poolsOf(context)) {
        connections.set({ pool }, totalCount - idleCount);
        waiting.set({ pool }, waitingCount);
      }
      pdf.set(context.pdf.waiting());
      const [hasKeys, version] = await Promise.all([
        works(context.keyring),
        readVersion(),
        setWork(),
        setBackup(),
      ]);
      keyring.set(Number(hasKeys));
      up.set(Number(version !== null));
      database.reset();
      if (version) database.set({ version }, 1);
      if (context.config.databaseUrl) embedded.remove();
      else embedded.set(ageOfEmbedded(context.now()));
      return registry.metrics();
    },
  };
}

const poolsOf = ({ database, answering, unhurried }: Context) =>
  [
    ['calls', database.pool],
    ['answers', answering.pool],
    ['jobs', unhurried.pool],
  ] as const;

/** Measures calls by the pattern of their address, never by the address, which holds ids and tokens. */
function timeCalls(app: FastifyInstance, registry: Registry): void {
  const calls = new Histogram({
    name: 'otsenka_http_request_duration_seconds',
    help: 'How long calls took',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    if (routeOptions.config.isStream && statusCode === 200) return;
    const labels = { method, route: routeOptions.url ?? 'none', status: statusCode };
    calls.observe(labels, elapsedTime / 1000);
  });
}
