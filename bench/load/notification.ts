import { notifyStaff } from '#core/notification/server/notify.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { inBrand, makeBrand, makeMember, signIn } from '#test/factories.ts';
import { readEvents } from '#test/fake/event-reader.ts';
import { median, type Verdict, withDatabase, withServer } from '../set-up/with-server.ts';

const times = 100;
/** In ms, in windows of two processes. */
const longest = 1_000;
/** Notifications of one person. */
const many = 10_000;
/** Times that of an empty list. */
const mostOfEmpty = 5;

/** How soon open windows hear of a notification, over a second process too; and a bell with thousands. */
export function notificationBench(): Promise<Verdict> {
  return withDatabase((url) =>
    withServer(url, (first) => withServer(url, (second) => measure(url, [first, second]))),
  );
}

async function measure(url: string, ports: number[]): Promise<Verdict> {
  const database = { pool: openPool(url, () => {}) };
  try {
    const { brandId } = await makeBrand(database);
    const enter = async () => {
      const member = await inBrand(database, brandId, (scope) => makeMember(scope, ['ROLE_HR']));
      return { ...member, token: await signIn(database, member, new Date()) };
    };
    const [full, empty] = [await enter(), await enter()];
    const readers = await Promise.all(
      ports.map((port) => readEvents(`http://127.0.0.1:${port}`, full.token)),
    );
    for (const reader of readers) await reader.next();
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const began = performance.now();
      await inBrand(database, brandId, (scope) =>
        notifyStaff(scope, 'questionaryDone', values(n), new Date()),
      );
      await Promise.all(readers.map((reader) => reader.next()));
      took.push(performance.now() - began);
    }
    for (const reader of readers) reader.leave();
    await fill(database.pool, full);
    const read = (token: string) => () => listFrom(ports[0] ?? 0, token);
    await database.pool.query('delete from notification where membership_id = $1', [
      empty.membershipId,
    ]);
    const [ofMany, ofNone] = [await timeOf(read(full.token)), await timeOf(read(empty.token))];
    const slowest = Math.max(...took);
    return {
      name: 'Notifications',
      lines: [
        `heard in windows of two processes, ${times} times: ${median(took).toFixed(0)} ms, at the latest ${slowest.toFixed(0)} ms`,
        `the list of somebody with ${many}: ${ofMany.toFixed(1)} ms, with none: ${ofNone.toFixed(1)} ms`,
      ],
      pass: slowest <= longest && ofMany <= mostOfEmpty * ofNone,
    };
  } finally {
    await database.pool.end();
  }
}

const values = (number: number) => ({
  questionaryId: '6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11',
  number,
  name: 'Инженер',
  dateStart: '2026-06-15',
  dateEnd: '2026-06-30',
});

async function fill(
  pool: ReturnType<typeof openPool>,
  { brandId, membershipId }: { brandId: string; membershipId: string },
): Promise<void> {
  await pool.query(
    `insert into notification (brand_id, id, membership_id, type, values, created_at)
     select $1, gen_random_uuid(), $2, 'questionaryDone', $3, now() - n * interval '1 minute'
     from generate_series(1, $4) n`,
    [brandId, membershipId, values(1), many],
  );
  await pool.query('vacuum analyze notification');
}

async function listFrom(port: number, token: string): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/notification/list`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!reply.ok) throw new Error(`the list answered ${reply.status}`);
  await reply.arrayBuffer();
}

async function timeOf(call: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  return median(took);
}
