import { answerLogBench } from './answer-log.ts';
import { archiveBench } from './archive.ts';
import { attacksBench } from './attacks.ts';
import { attacksOnFilesBench } from './attacks-files.ts';
import { campaignBench } from './campaign.ts';
import { competencesBench } from './competences.ts';
import { destroyingBench } from './destroying.ts';
import { directoryBench } from './directory.ts';
import { freezeBench } from './freeze.ts';
import { growthBench } from './growth.ts';
import { heatmapBench } from './heatmap.ts';
import { historyBench } from './history.ts';
import { importBench } from './import.ts';
import { killsBench } from './kills.ts';
import { lighthouseBench } from './lighthouse.ts';
import { listsBench } from './lists.ts';
import { namesakesBench } from './namesakes.ts';
import { notificationBench } from './notification.ts';
import { pdfBench } from './pdf.ts';
import { peopleBench } from './people.ts';
import { repliesBench } from './replies.ts';
import { reportListBench } from './report-list.ts';
import { resultBench } from './result.ts';
import { slowPhoneBench } from './slow-phone.ts';
import { startBench } from './start.ts';
import { treeBench } from './tree.ts';
import { twinsBench } from './twins.ts';
import { usefulnessBench } from './usefulness.ts';
import { waveBench } from './wave.ts';

/** Runs every benchmark, one after the other. Run it on a machine that does nothing else. */
let holds = true;
const benches = [
  startBench,
  resultBench,
  answerLogBench,
  destroyingBench,
  waveBench,
  listsBench,
  campaignBench,
  freezeBench,
  usefulnessBench,
  twinsBench,
  namesakesBench,
  growthBench,
  directoryBench,
  treeBench,
  peopleBench,
  repliesBench,
  reportListBench,
  heatmapBench,
  attacksBench,
  importBench,
  competencesBench,
  historyBench,
  killsBench,
  notificationBench,
  pdfBench,
  archiveBench,
  attacksOnFilesBench,
  slowPhoneBench,
  lighthouseBench,
];
for (const bench of benches) {
  const { name, lines, pass } = await bench();
  process.stdout.write(
    `${[name, ...lines.map((line) => `  ${line}`), pass ? '  holds' : '  DOES NOT HOLD'].join('\n')}\n\n`,
  );
  holds &&= pass;
}
process.exit(holds ? 0 : 1);
