import { answerLogBench } from './attack/answer-log.ts';
import { attacksBench } from './attack/attacks.ts';
import { attacksOnFilesBench } from './attack/attacks-files.ts';
import { twinsBench } from './attack/twins.ts';
import { usefulnessBench } from './attack/usefulness.ts';
import { voicesBench } from './attack/voices.ts';
import { cycleBench } from './cycle.ts';
import { firstLoadBench } from './first-load.ts';
import { followUpBench } from './follow-up.ts';
import { helpBench } from './help.ts';
import { lighthouseBench } from './lighthouse.ts';
import { campaignBench } from './load/campaign.ts';
import { companiesBench } from './load/companies.ts';
import { destroyingBench } from './load/destroying.ts';
import { directoryBench } from './load/directory.ts';
import { fairBench } from './load/fair.ts';
import { growthBench } from './load/growth.ts';
import { importBench } from './load/import.ts';
import { killsBench } from './load/kills.ts';
import { moveBench } from './load/move.ts';
import { notificationBench } from './load/notification.ts';
import { repliesBench } from './load/replies.ts';
import { scimBench } from './load/scim.ts';
import { sourceBench } from './load/source.ts';
import { taskLettersBench } from './load/task-letters.ts';
import { treeBench } from './load/tree.ts';
import { waveBench } from './load/wave.ts';
import { quickBench } from './quick.ts';
import { repairBench } from './repair.ts';
import { archiveBench } from './report/archive.ts';
import { competencesBench } from './report/competences.ts';
import { heatmapBench } from './report/heatmap.ts';
import { historyBench } from './report/history.ts';
import { pdfBench } from './report/pdf.ts';
import { reportListBench } from './report/report-list.ts';
import { summaryBench } from './report/summary.ts';
import { weakQuestionsBench } from './report/weak-questions.ts';
import { onePersonBench } from './result/one-person.ts';
import { resultBench } from './result/result.ts';
import { listsBench } from './set-up/lists.ts';
import { peopleBench } from './set-up/people.ts';
import type { Verdict } from './set-up/with-server.ts';
import { signInCodeBench } from './sign-in/sign-in-code.ts';
import { signInSsoBench } from './sign-in/sign-in-sso.ts';
import { slowPhoneBench } from './slow-phone.ts';
import { startBench } from './start.ts';

/**
 * The benchmarks by their files' names, in the order in which they run. Some take a size, such as
 * how many reports there are.
 */
const benches: Record<string, (size?: number) => Verdict | Promise<Verdict>> = {
  start: startBench,
  result: resultBench,
  'one-person': onePersonBench,
  'answer-log': answerLogBench,
  destroying: destroyingBench,
  wave: waveBench,
  lists: listsBench,
  campaign: campaignBench,
  cycle: cycleBench,
  'task-letters': taskLettersBench,
  usefulness: usefulnessBench,
  twins: twinsBench,
  voices: voicesBench,
  quick: quickBench,
  'follow-up': followUpBench,
  'weak-questions': weakQuestionsBench,
  growth: growthBench,
  companies: companiesBench,
  directory: directoryBench,
  tree: treeBench,
  people: peopleBench,
  replies: repliesBench,
  'report-list': reportListBench,
  heatmap: heatmapBench,
  summary: summaryBench,
  help: helpBench,
  attacks: attacksBench,
  'sign-in-code': signInCodeBench,
  'sign-in-sso': signInSsoBench,
  import: importBench,
  scim: scimBench,
  source: sourceBench,
  competences: competencesBench,
  history: historyBench,
  fair: fairBench,
  kills: killsBench,
  move: moveBench,
  notification: notificationBench,
  pdf: pdfBench,
  archive: archiveBench,
  'attacks-files': attacksOnFilesBench,
  'slow-phone': slowPhoneBench,
  'first-load': firstLoadBench,
  repair: repairBench,
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
