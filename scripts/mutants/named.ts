// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what stands in sources is text here.
/** A change that must not go unnoticed, and the test files that see it. */
export interface Named {
  name: string;
  file: string;
  /** Stands in the file once. */
  before: string;
  after: string;
  tests: readonly string[];
}

const voice = 'src/core/questionary/server/voice';
const [rules, overHttp, inCycles] = [
  `${voice}/voice-rules.test.ts`,
  `${voice}/voice.http.test.ts`,
  'src/core/cycle/server/launch/voices.http.test.ts',
];
const known = 'src/core/report/server/known/queries.ts';
const [knowing, standing] = [
  'src/addon/heatmap/server/knowing.http.test.ts',
  'src/addon/heatmap/server/standing.http.test.ts',
];
const again = 'src/core/follow-up/server';
const [word, asking, attacked] = [
  `${again}/rules.test.ts`,
  `${again}/follow-up.http.test.ts`,
  `${again}/attacks.http.test.ts`,
];

/** What the promise to raters stands on (rules 26 to 26j, 71b, 169 and 229 to 231): each is a way in which it was once broken. */
export const named: readonly Named[] = [
  {
    name: 'the rule is asked at going to work only: not at adding',
    file: 'src/core/questionary/server/update-questionary.ts',
    before: '  if (held.length === 0) return [];',
    after: '  if (held.length >= 0) return [];',
    tests: [overHttp],
  },
  {
    name: 'nor at choosing',
    file: 'src/core/cycle/server/raters/refuse-held.ts',
    before: '  if (added.length === 0) return [];',
    after: '  if (added.length >= 0) return [];',
    tests: [inCycles],
  },
  {
    name: 'nor in files with raters',
    file: 'src/core/cycle/server/file/held-rows.ts',
    before: '.filter((one) => one.person.id === voice.raterId)',
    after: '.filter(() => false)',
    tests: [inCycles],
  },
  {
    name: 'namesakes are free after 30 days',
    file: `${voice}/queries.ts`,
    before: '      and ${isTheirs(sql`s.employee_id`)}',
    after:
      '      and (near.sent_at > ${today}::date - 30 or s.employee_id in (select jsonb_array_elements_text(${JSON.stringify(subjectIds)}::jsonb)::uuid)) and ${isTheirs(sql`s.employee_id`)}',
    tests: [overHttp],
  },
  {
    name: 'two records of one name are two people',
    file: `${voice}/voice-rules.ts`,
    before: 'if (one !== other) above.set(one, other);',
    after: '',
    tests: [rules],
  },
  {
    name: 'only between assessments, not inside one',
    file: `${voice}/voice-rules.ts`,
    before: "if (here.some(isHeldBy)) return [{ ...voice, why: 'twice' }];",
    after: '',
    tests: [rules],
  },
  {
    name: 'a namesake of the person assessed rates them',
    file: `${voice}/voice-rules.ts`,
    before:
      "if (personOf(voice.subjectId) === personOf(voice.raterId)) return [{ ...voice, why: 'self' }];",
    after: '',
    tests: [rules],
  },
  {
    name: 'in work but past its last day is free',
    file: `${voice}/voice-rules.ts`,
    before: '(other.isInWork && !isAhead) || other.freeFrom > firstDay',
    after: 'other.freeFrom > firstDay',
    tests: [rules],
  },
  {
    name: 'the days count from the report',
    file: `${voice}/queries.ts`,
    before: 'else (q.done_at at time zone ${timeZone})::date end',
    after:
      'else (coalesce((select max(r.created_at) from report r where r.brand_id = q.brand_id and r.questionary_id = q.id), q.done_at) at time zone ${timeZone})::date end',
    tests: [overHttp],
  },
  {
    name: 'who chooses is told the day',
    file: 'src/core/cycle/server/raters/refuse-held.ts',
    before: "if (view.relation !== 'hr') {",
    after: 'if (view.relation === null) {',
    tests: [inCycles],
  },
  {
    name: 'HR is told the day about themself',
    file: 'src/core/questionary/server/work/held-issues.ts',
    before: "if (isOwn) return { key: 'questionaryMessages.held.notHere' };",
    after: '',
    tests: [overHttp],
  },
  {
    name: 'named voices are bound by named ones',
    file: `${voice}/voice-rules.ts`,
    before: 'voice.isAnonymous || other.isAnonymous;',
    after: 'voice.isAnonymous || !voice.isAnonymous || other.isAnonymous;',
    tests: [rules],
  },
  {
    name: 'agreement is weighed by sheets',
    file: 'src/core/report/server/content/agreement.ts',
    before: 'sum + atom.weight',
    after: 'sum + atom.sheets.length',
    tests: ['src/core/report/server/content/agreement.test.ts'],
  },
  {
    name: 'one’s own mark is unknown',
    file: known,
    before: '...(employeeId ? [employeeId] : [])',
    after: '',
    tests: [knowing],
  },
  {
    name: 'those led are unknown',
    file: known,
    before: 'from led on conflict do nothing`',
    after: 'from led where false on conflict do nothing`',
    tests: [knowing],
  },
  {
    name: 'reports opened are unknown',
    file: 'src/core/report/server/note-opened.ts',
    before: 'await noteRead(scope, doer.actor.accountId, [employeeId]);',
    after: '',
    tests: [knowing],
  },
  {
    name: 'reports saved are unknown',
    file: 'src/core/report/server/export/export-one.ts',
    before: 'await noteRead(scope, doer.actor.accountId, [employeeId]);',
    after: '',
    tests: [knowing],
  },
  {
    name: 'reports in an archive are unknown',
    file: 'src/core/report/server/archive/routes.ts',
    before: 'await noteRead(scope, call.actor.accountId, subjectIdList);',
    after: '',
    tests: ['src/core/report/server/archive/archive.http.test.ts'],
  },
  {
    name: 'reports compared are unknown',
    file: 'src/core/report/server/compare/routes.ts',
    before: 'await noteRead(scope, doer.actor.accountId, [employeeId]);',
    after: '',
    tests: ['src/core/report/server/compare/compare.http.test.ts'],
  },
  {
    name: 'reports sent by somebody are unknown to them',
    file: 'src/core/report/server/send/send-report.ts',
    before: 'await noteRead(scope, accountId, [employeeId]);',
    after: '',
    tests: [knowing],
  },
  {
    name: 'reports sent to somebody are unknown to them',
    file: 'src/core/report/server/send/send-report.ts',
    before: 'await noteSentTo(scope, recipients, employeeId);',
    after: '',
    tests: [knowing],
  },
  {
    name: 'reports brought in are unknown',
    file: 'src/core/report/server/imported/save-reports.ts',
    before: 'await noteRead(scope, accountDoing(doer), [...new Set(about)]);',
    after: '',
    tests: ['src/core/report/server/imported/reading.http.test.ts'],
  },
  {
    name: 'a term takes knowledge away',
    file: 'src/addon/privacy/server/terms/queries.ts',
    before: '  return [...new Set(old.map(({ questionaryId }) => questionaryId))];',
    after:
      '  await tx.execute(sql`delete from knowledge k using ${given} where k.brand_id = ${brandId} and k.person_id = o."employeeId"`);\n  return [...new Set(old.map(({ questionaryId }) => questionaryId))];',
    tests: [standing],
  },
  {
    name: 'a number is taken back once its reader knows more',
    file: 'src/addon/heatmap/server/known-rules.ts',
    before: 'stepsBeside(column.steps, known, before.get(id))',
    after: 'stepsBeside(column.steps, known, before.get(`${id} `))',
    tests: [knowing],
  },
  {
    name: 'nameless people count as unknown',
    file: known,
    before: 'erased_number is not null`',
    after: 'erased_number is null and false`',
    tests: [knowing],
  },
  {
    name: 'steps are worked out anew',
    file: 'src/addon/heatmap/server/kept.ts',
    before: 'before: await listSteps(scope, period),',
    after: 'before: (await listSteps(scope, { ...period, year: 0 })),',
    tests: [standing],
  },
  {
    name: 'a majority of one is a word',
    file: `${again}/rules.ts`,
    before: '  if ((more - less) * 2 > couldSay)',
    after: '  if (more > less)',
    tests: [word],
  },
  {
    name: 'whoever doesn’t count is in the threshold of a word',
    file: `${again}/rules.ts`,
    before: 'Math.max(0, others.length - countedCount)',
    after: 'Math.max(0, 0 * countedCount)',
    tests: [word],
  },
  {
    name: 'asking again knows no threshold of the company',
    file: `${again}/ask.ts`,
    before: 'Math.max(fewestAsked, anonymityThreshold)',
    after: 'Math.min(fewestAsked, anonymityThreshold)',
    tests: [attacked],
  },
  {
    name: 'only who answered is asked again',
    file: `${again}/ask-queries.ts`,
    before: "and a.subject_id = ${employeeId} and a.type <> 'employee'",
    after: "and a.subject_id = ${employeeId} and a.type <> 'employee' and a.status = 'done'",
    tests: [asking],
  },
  {
    name: 'raters are asked again although too few are free',
    file: `${again}/ask.ts`,
    before: '.length < threshold)',
    after: '.length < 0 * threshold)',
    tests: [attacked],
  },
  {
    name: 'whether anybody is asked again tells of a decline',
    file: `${again}/ask.ts`,
    before: 'free.filter(({ id, isCounted }) => isCounted &&',
    after: 'free.filter(({ id, isCounted, hasDeclined }) => isCounted && !hasDeclined &&',
    tests: [attacked],
  },
  {
    name: 'raters whose voice is bound are asked again',
    file: `${again}/ask.ts`,
    before: 'free = raters.filter(({ id }) => !heldIds.has(id))',
    after: "free = raters.filter(({ id }) => !heldIds.has(id) || id !== '')",
    tests: [attacked],
  },
  {
    name: 'the voices of raters who are asked again are free',
    file: `${voice}/queries.ts`,
    before: 'and a.subject_id = f.employee_id and a.again is not null',
    after: "and a.subject_id = f.employee_id and a.again = 'never'",
    tests: [attacked],
  },
  {
    name: 'whoever asks reads what others see',
    file: `${again}/present.ts`,
    before: "const isRead = state === 'over' && (await isReadInPlan(scope, about, readerId));",
    after: "const isRead = state === 'over';",
    tests: [asking],
  },
  {
    name: 'the key of those who are asked again goes with another’s',
    file: 'src/core/answer-sheet/server/queries.ts',
    before: '        not(isAsked),\n',
    after: '',
    tests: [asking],
  },
];
