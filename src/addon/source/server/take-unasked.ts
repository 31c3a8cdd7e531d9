import { withBrand } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import type { KeptRun } from './keep-found.ts';
import type { Reader } from './plan-run.ts';
import type { SourceRow } from './queries.ts';
import { takeRun } from './take-run.ts';
import { tellOfRun } from './tell.ts';

/** Takes what keeps within the limits. Where something has changed meanwhile, it waits for HR as any other. */
export async function takeUnasked(
  reader: Reader,
  { source, id, outlook }: Pick<KeptRun, 'id' | 'outlook'> & { source: SourceRow },
): Promise<void> {
  const { context, actor } = reader;
  const doer = { context, actor: { accountId: null, sourceName: source.name } };
  try {
    await takeRun(reader, doer, id);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { unhurried: database, now } = context;
    const news = { what: 'waiting', runId: id, source: source.name } as const;
    await withBrand({ database, brandId: actor.brandId }, (scope) =>
      tellOfRun(scope, news, outlook, now()),
    );
  }
}
