import { runFigures } from '#core/employee/contract/rules/run-outlook.ts';
import type { KeptOutlook } from '#core/employee/server/tables/run.ts';
import type { File } from '#platform/server/http/call.ts';
import { contentTypes } from '#platform/server/table-file/content-types.ts';
import { writeXlsx } from '#platform/server/table-file/format/write-xlsx.ts';
import type { T } from '#platform/texts/t.ts';

const columns = ['person', 'what', 'before', 'after', 'why'] as const;

/** Everybody whom a file would change, a row for each of their figures. */
export async function writeOutlook({ people }: KeptOutlook, day: string, t: T): Promise<File> {
  const header = columns.map((column) => t(`peopleSource.run.${column}`));
  header.splice(1, 0, 'E-mail');
  const rows = runFigures.flatMap((figure) =>
    people[figure].map(({ name, email, before, after, unclear }) => [
      name,
      email,
      t(`peopleSource.run.figure.${figure}`),
      before,
      after,
      unclear && t(`peopleSource.run.unclear.${unclear}`),
    ]),
  );
  const file = await writeXlsx(t('peopleSource.run.sheetName'), [header, ...rows]);
  const name = `${t('peopleSource.run.fileName')}_${day}.xlsx`;
  return { name, contentType: contentTypes.xlsx, file };
}
