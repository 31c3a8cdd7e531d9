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
import type { Verdict } from './with-server.ts';

/**
 * The benchmarks by their files' names, in the order in which they run. Some take a size, such as
 * how many reports there are.
 */
const benches: Record<string, (size?: number) => Verdict | Promise<Verdict>> = {
  start: startBench,
  result: resultBench,
  'answer-log': answerLogBench,
  destroying: destroyingBench,
  wave: waveBench,
  lists: listsBench,
  campaign: campaignBench,
  freeze: freezeBench,
  usefulness: usefulnessBench,
  twins: twinsBench,
  namesakes: namesakesBench,
  growth: growthBench,
  directory: directoryBench,
  tree: treeBench,
  people: peopleBench,
  replies: repliesBench,
  'report-list': reportListBench,
  heatmap: heatmapBench,
  attacks: attacksBench,
  import: importBench,
  competences: competencesBench,
  history: historyBench,
  kills: killsBench,
  notification: notificationBench,
  pdf: pdfBench,
  archive: archiveBench,
  'attacks-files': attacksOnFilesBench,
  'slow-phone': slowPhoneBench,
  lighthouse: lighthouseBench,
};

/**
 * Runs those that are named, or all of them, one after the other: `npm run bench -- heatmap
 * growth=500000`. Run it on a machine that does nothing else.
 */
const named = process.argv.slice(2);
const unknown = named.filter((each) => !(each.replace(/=\d+$/, '') in benches));
if (unknown.length > 0)
  throw new Error(
    `No such benchmark: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`,
  );
let holds = true;
for (const each of named.length > 0 ? named : Object.keys(benches)) {
  const [bench = '', size] = each.split('=');
  const { name, lines, pass } = await benches[bench]!(size ? Number(size) : undefined);
  process.stdout.write(
    `${[name, ...lines.map((line) => `  ${line}`), pass ? '  holds' : '  DOES NOT HOLD'].join('\n')}\n\n`,
  );
  holds &&= pass;
}
process.exit(holds ? 0 : 1);
