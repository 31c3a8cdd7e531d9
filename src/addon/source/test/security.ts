import { randomUUID } from 'node:crypto';
import type { SourceForm } from '#addon/source/contract/source.ts';
import { countsOf } from '#addon/source/server/plan-run.ts';
import { insertSource, insertSourceRun } from '#addon/source/server/queries.ts';
import { failedOutlook } from '#core/employee/server/run/kept-outlook.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { name } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';

export const sourceForm = (): SourceForm => ({
  name: name('ЗУП'),
  kind: 'https',
  address: `https://zup.example.com/${name('staff')}.csv`,
  choices: {
    createPlaces: true,
    restorePlaces: false,
    takeBack: true,
    tidyNames: false,
    skipWithoutEmail: true,
    leaveLeadersOut: true,
    hiresToday: false,
    dateOrder: null,
    nameOrder: null,
  },
  absent: 'keep',
  mode: 'confirm',
  hour: 4,
  isActive: true,
});

export const fixtures: Fixtures = {
  getSources: none,
  // The world has a key of SCIM as well.
  createSource: alone(() => ({ body: { ...sourceForm(), isActive: false } })),
  updateSource: by(({ unusedSourceId: id }) => ({ params: { id }, body: sourceForm() })),
  deleteSource: by(({ unusedSourceId: id }) => ({ params: { id } })),
  runSource: by(({ sourceId: id }) => ({ params: { id } })),
  getSourceRun: by(({ sourceRunId: id }) => ({ params: { id } })),
  exportSourceRun: by(({ sourceRunId: id }) => ({ params: { id } }), { proof: 'due' }),
  takeSourceRun: by(({ sourceRunId: id }) => ({ params: { id } }), {
    refusedBy: 409,
    notedIn: 'its fixture has no file: src/addon/source/server/source.http.test.ts',
  }),
  refuseSourceRun: by(({ sourceRunId: id }) => ({ params: { id } })),
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** Two sources of people, and a run of the first, which waits with a file that nobody can read. */
export async function make(scope: Scope, { house }: Ground) {
  const now = house.context.now();
  const [sourceId, unusedSourceId, sourceRunId] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [sourceId, unusedSourceId]) {
    const address = `https://zup.example.com/${id}`;
    await insertSource(scope, { ...sourceForm(), address, id, createdAt: now });
  }
  const outlook = failedOutlook([]);
  await insertSourceRun(scope, {
    id: sourceRunId,
    name: 'staff.csv',
    source: { id: sourceId, name: 'ЗУП' },
    state: 'waiting',
    at: now,
    fileAt: null,
    counts: countsOf(outlook),
    outlook,
    marks: {},
    sealedFile: Buffer.from('sealed'),
  });
  return { sourceId, unusedSourceId, sourceRunId };
}
