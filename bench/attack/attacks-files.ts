import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createPdf } from '#platform/server/pdf/render.ts';
import { createTableReader } from '#platform/server/table-file/table-reader.ts';
import { paperFor } from '#test/file/paper-for.ts';
import { xlsxOf } from '#test/file/xlsx.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { median, type Verdict } from '../set-up/with-server.ts';

/**
 * What one company can do to the others with hard reports and hard files: everything beside what
 * it is without them, in the same run.
 */
export async function attacksOnFilesBench(): Promise<Verdict> {
  const parts = [await hardReports(), await hardFile()];
  return {
    name: 'Hard reports and files of another company',
    lines: parts.map(({ line }) => line),
    pass: parts.every(({ pass }) => pass),
  };
}

const rounds = 9;
/** Of another company's PDF while ten hard ones are asked for, against alone. */
const longestPdf = 2;
/** Of the longest pause in the server's own thread, against the time the file is read in. */
const longestPause = 0.5;

async function hardReports() {
  const pdf = createPdf();
  try {
    let number = 0;
    const medianOf = async (howMany: number) => {
      const took: number[] = [];
      for (let round = 0; round < howMany; round += 1) {
        number += 1;
        const started = performance.now();
        await pdf.render('south', {
          content: sampleReport({ number }),
          locale: 'ru',
          paperFor: paperFor(),
        });
        took.push(performance.now() - started);
      }
      return median(took);
    };
    // Both processes are warm: what a first one costs is the same with and without an attack.
    const hard = (subject: string) =>
      pdf.render('north', { content: hardReport(subject), locale: 'ru', paperFor: paperFor() });
    await Promise.all([hard('warm'), medianOf(3)]);
    const alone = await medianOf(rounds);
    const asked = Promise.all(Array.from({ length: 10 }, (_, n) => hard(`${n}`)));
    const beside = await medianOf(rounds);
    const isUnderWay = pdf.waiting() > 0;
    await asked;
    const ratio = beside / alone;
    return {
      line: `a PDF while another company asks for ten hard ones: ${ratio.toFixed(2)} × alone (at most ${longestPdf}; ${beside.toFixed(0)} of ${alone.toFixed(0)} ms; the ten ${isUnderWay ? 'still waited' : 'WERE DONE'})`,
      pass: ratio <= longestPdf && isUnderWay,
    };
  } finally {
    await pdf.close();
  }
}

/** Long answers such as the calls let through: 150 of them, each letter with eight marks. */
function hardReport(subject: string) {
  const text = `${subject} ${`а${'\u0301'.repeat(8)}`.repeat(550)}`;
  const [question] = sampleReport().commonQuestionAnswerList;
  const answers = Array.from({ length: 150 }, () => ({ ...question!.answers[0]!, data: [text] }));
  return sampleReport({ subject, commonQuestionAnswerList: [{ ...question!, answers }] });
}

async function hardFile() {
  const tables = createTableReader();
  try {
    const formats = Array.from(
      { length: 60_000 },
      (_, n) => `<numFmt numFmtId="${n + 200}" formatCode="${'['.repeat(250)}"/>`,
    );
    const styles = `<numFmts>${formats.join('')}</numFmts><cellXfs><xf numFmtId="201"/></cellXfs>`;
    const rows = '<row><c t="inlineStr"><is><t>Email</t></is></c></row>';
    const bytes = await xlsxOf({ rows, styles });
    const columns = [{ key: 'email', names: ['Email', 'E-mail'] }] as const;
    const small = Buffer.from('Email\na@example.ru');
    await tables.read('north', small, columns);
    const pauses = monitorEventLoopDelay({ resolution: 1 });
    const started = performance.now();
    pauses.enable();
    await tables.read('north', bytes, columns);
    pauses.disable();
    const took = performance.now() - started;
    const pause = pauses.max / 1e6;
    const ratio = pause / took;
    return {
      line: `the longest pause while a file of 60,000 formats is read: ${ratio.toFixed(3)} × reading it (at most ${longestPause}; ${pause.toFixed(0)} of ${took.toFixed(0)} ms; before, 25 s of 25 s)`,
      pass: ratio <= longestPause,
    };
  } finally {
    await tables.close();
  }
}
