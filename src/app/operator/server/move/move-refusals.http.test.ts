import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { runCommand } from '#app/operator/server/run-command.ts';
import { testingStart } from '#core/answering/contract/answering.ts';
import { productVersion } from '#platform/server/shared/version.ts';
import { makeCompany } from '#test/factories.ts';
import { ownEnvironment } from '#test/start/built-product.ts';
import { bundleProgram } from '#test/start/bundle-program.ts';
import { startApp, type TestApp, testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { receiveBrand } from './receive.ts';
import { openWire } from './wire.ts';

/** Moves by real programs, and what they refuse (rule 95). */
const asking = startAsking();
const { house, query } = asking;
const far = startApp();

const envOf = ({ context: { config }, url }: TestApp) => ({
  DATABASE_URL: url,
  DATA_DIR: config.dataDir,
  KEYS_DIR: config.keys.folder,
});
const operator = bundleProgram('src/app/operator/server/operator.ts');
/** The operator's program of that installation, as a command of the shell. */
const commandOf = (app: TestApp) =>
  `env ${Object.entries(envOf(app))
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ')} ${process.execPath} ${operator}`;

const slugOf = async () => {
  const rows = await query<{ slug: string }>('select slug from brand where id = $1', [
    asking.company.brandId,
  ]);
  return rows[0]?.slug ?? '';
};

async function operate(args: string[], app: TestApp = house, typed = ''): Promise<string> {
  const lines: string[] = [];
  const ask = async () => typed;
  await runCommand(args, envOf(app), { say: (line) => lines.push(line), ask });
  return lines.join('\n');
}
const moveTo = async (at: string, ...more: string[]) =>
  operate(['move-brand', await slugOf(), '--at', at, ...more]);

const linkAt = async (app: TestApp) => {
  const token = await asking.tokenOf(asking.company.people[1]);
  return (await app.call(testingStart, { query: { token } })).status;
};

test('two real programs move a company, and bring it back', async () => {
  const slug = await slugOf();
  const said = await moveTo(commandOf(far));
  expect(said).toMatch(/is open in the other installation: [\d,]+ rows and 1 key compared/);
  expect(await linkAt(house)).toBe(503);
  expect(await operate(['list-brands'])).toContain(`${slug}: ${slug}, has moved to another`);
  const back = await moveTo(commandOf(far), '--back');
  expect(back).toContain('is open here again');
  expect([await linkAt(house), await linkAt(far)]).toEqual([200, 503]);
});

test('killed in the middle, it is open where it was, at once, and can be moved then', async () => {
  const slug = await slugOf();
  // The copy waits for a table, while the company is read only.
  const other = await far.context.database.pool.connect();
  await other.query('begin; lock table employee in share mode');
  const moving: ChildProcess = spawn(
    process.execPath,
    [operator, 'move-brand', slug, '--at', commandOf(far)],
    { env: ownEnvironment(envOf(house)), stdio: 'ignore' },
  );
  const isClosed = () =>
    query(`select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
      and classid = 360000004 and granted`);
  await expect.poll(isClosed, { interval: 50 }).toHaveLength(1);
  await expect
    .poll(() => farQuery('select from pg_locks where not granted'), { interval: 50 })
    .toHaveLength(1);
  moving.kill('SIGKILL');
  await once(moving, 'exit');
  await expect.poll(isClosed, { interval: 50 }).toEqual([]);
  await other.query('rollback');
  other.release();
  expect(await linkAt(house)).toBe(200);
  const others = `select from pg_stat_activity where datname = current_database()
    and application_name = 'otsenka-360 operator'`;
  await expect.poll(() => farQuery(others), { interval: 50 }).toEqual([]);
  await moveTo(commandOf(far));
  expect([await linkAt(house), await linkAt(far)]).toEqual([503, 200]);
});

const farQuery = async (sql: string, values: unknown[] = []) =>
  (await far.context.database.pool.query(sql, values)).rows;

test('where the other installation is lost, it opens here again when its short name is typed', async () => {
  const slug = await slugOf();
  await query(`insert into brand_elsewhere (id, state) values ($1, 'left')`, [
    asking.company.brandId,
  ]);
  await expect(operate(['activate-brand', slug])).rejects.toThrow('Nothing was changed');
  expect(await linkAt(house)).toBe(503);
  await operate(['activate-brand', slug, '--confirm', slug]);
  expect(await linkAt(house)).toBe(200);
});

test('a command that is not the operator’s program is told by what it says', async () => {
  await expect(moveTo('echo hello from')).rejects.toThrow(
    'doesn’t answer as the operator’s program does, but says: hello from receive-brand',
  );
  await expect(moveTo('exit 1;')).rejects.toThrow('The connection to the other installation broke');
  await expect(operate(['move-brand', 'east; rm', '--at', 'true'])).rejects.toThrow(
    'Latin letters',
  );
  await expect(operate(['receive-brand', 'east'])).rejects.toThrow('run by move-brand');
  expect(await linkAt(house)).toBe(200);
});

/** What the receiving side says to somebody who says that. */
async function offered(app: TestApp, slug: string, messages: object[]): Promise<string> {
  const [there, back] = [new PassThrough(), new PassThrough()];
  const wire = openWire(back, there);
  const { config } = app.context;
  const receiving = receiveBrand({ config, url: app.url }, openWire(there, back), slug).then(
    (received) => received,
    (error: Error) => error.message,
  );
  for (const message of messages) await wire.say(message);
  there.end();
  return receiving;
}

test('what is offered comes in only where it is what was to come, and nobody’s here', async () => {
  const slug = await slugOf();
  const [row] = await query<{ id: string; name: string; domain: string | null }>(
    'select id, name, domain from brand where slug = $1',
    [slug],
  );
  const migrations = await query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  const company = { ...row, slug };
  const offer = {
    product: productVersion,
    migrations: migrations.map(({ hash }) => hash),
    company,
    state: 'here',
  };
  const victim = await makeCompany(far.context.database, new Date(testNow), {
    slug: `${slug}-victim`,
  });
  const taken = { ...offer, company: { ...company, slug: `${slug}-victim` } };
  const before = await farQuery('select * from brand order by id');
  const refusals: [string, object[], string][] = [
    [slug, [{ ...offer, company: { ...company, slug: 'other' } }], 'other came, and'],
    [slug, [{ ...offer, product: '0.9.0' }], 'of other versions'],
    [slug, [{ ...offer, migrations: ['other'] }], 'of other versions'],
    [`${slug}-victim`, [taken], `another company has the short name ${slug}-victim`],
    [
      `${slug}-victim`,
      [{ ...taken, company: { ...taken.company, id: victim.brandId } }],
      'is open where it should go',
    ],
    [slug, [offer, { open: true }], 'is not where it should be opened'],
    [slug, [{ hello: 1 }], 'said what this one doesn’t know'],
  ];
  for (const [asked, messages, sentence] of refusals) {
    expect(await offered(far, asked, messages)).toContain(sentence);
  }
  expect(await farQuery('select * from brand order by id')).toEqual(before);
});
