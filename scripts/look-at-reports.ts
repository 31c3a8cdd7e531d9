// Sets a report of every shape as a PDF in both languages, and its sentences as text, to look at:
// node --import tsx scripts/look-at-reports.ts /tmp/reports [shape …]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportOnPaper } from '#core/report/server/paper/on-paper.ts';
import { reportPaper } from '#core/report/server/paper/paper.ts';
import { createSetter } from '#platform/server/pdf/set-paper.ts';
import { speak } from '#platform/texts/speak.ts';
import { paperFor } from '#test/file/paper-for.ts';
import { everyShape } from '#test/report/report-shapes.ts';

const setPaper = createSetter();
const [directory = '.', ...wanted] = process.argv.slice(2);
mkdirSync(directory, { recursive: true });
for (const [name, content] of everyShape) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const locale of ['ru', 'en'] as const) {
    for (const voice of ['own', 'other'] as const) {
      const file = join(directory, `${name}-${locale}-${voice}`);
      const { read, main, lines, zones, competences, notes, next } = reportPaper(
        content,
        locale,
        speak[locale],
        paperFor({ voice }),
      );
      const said = {
        read,
        main,
        lines,
        zones,
        notes: competences?.notes,
        method: notes,
        next,
      };
      writeFileSync(`${file}.json`, JSON.stringify(said, null, 1));
    }
    const file = join(directory, `${name}-${locale}.pdf`);
    writeFileSync(
      file,
      setPaper(reportOnPaper({ content, locale, paperFor: paperFor({ voice: 'own' }) })),
    );
  }
}
