import {
  type NamesWith,
  namesWith,
  type PersonFieldName,
  personFieldNames,
  personFields,
} from '#core/employee/contract/rules/person-fields.ts';
import { spoken as spokenText } from '#platform/contract/call/fields.ts';
import { spokenDevice } from '#platform/contract/rules/device.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Guide } from '#platform/server/pdf/guide.ts';
import { longDate, longMoment } from '#platform/server/shared/long-date.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale, TextKey } from '#platform/texts/t.ts';
import type { AskedAbout } from './asked-queries.ts';
import type { Collected } from './collect.ts';
import { asMarkdown, heading, table } from './markdown.ts';
import { rowsOf, section, type Words } from './paper-parts.ts';
import { aboutPlans } from './paper-plans.ts';

/** The most rows of a journal on paper. The JSON beside it has more. */
const mostOnPaper = 200;

/** The data as a document to read, in the person's language (rule 112). */
export function ownDataPaper(data: Collected, locale: Locale): Guide {
  const t = speak[locale];
  const moment: Words['moment'] = (at) =>
    at === null ? '' : longMoment(new Date(at), { locale, timeZone: data.timeZone });
  const words = { t, locale, moment, date: (day: string) => longDate(day, locale) };
  const title = t('myData.title');
  const parts = [
    heading(1, title),
    asMarkdown(t('ownDataPaper.intro')),
    asMarkdown(t('ownDataPaper.anonymous')),
    ...aboutPerson(data, words),
    ...aboutAssessments(data, words),
    ...aboutConsents(data, words),
    ...aboutPlans(data, words),
    ...aboutJournals(data, words),
    ...aboutKeeping(data, words),
  ];
  return {
    title,
    locale,
    notes: [
      t('common.product'),
      t('ownDataPaper.company', { name: data.company }),
      t('ownDataPaper.made', { moment: moment(data.madeAt) }),
    ],
    contents: t('ownDataPaper.contents'),
    chapters: [{ path: 'my-data', markdown: parts.join('\n\n') }],
    images: {},
    createdAt: data.madeAt.toISOString(),
  };
}

/** The newest rows of a journal, and how many those are where there are more. */
function newestOf<R>(
  words: Words,
  list: readonly R[],
  head: TextKey[],
  line: (row: R) => string[],
) {
  const shown = rowsOf(words, head, list.slice(0, mostOnPaper).map(line));
  if (list.length <= mostOnPaper) return [shown];
  return [asMarkdown(words.t('ownDataPaper.more', { count: mostOnPaper })), shown];
}

const textNames = namesWith(personFields, { own: 'text' });
const dayNames = namesWith(personFields, { own: 'day' });

/** A table of those of these facts that there are, each with its name. */
const facts = (
  { t }: Words,
  list: readonly (readonly [name: string, value: string | null | undefined])[],
) => {
  const rows = list.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return table([t('ownDataPaper.field'), t('ownDataPaper.value')], rows);
};

/** What the record has, in the catalogue's order. Some fields are in the JSON alone. */
function ofRecord(profile: NonNullable<Collected['profile']>, { t, date }: Words) {
  const day = (value: string | null) => value && date(value);
  const said: Partial<Record<PersonFieldName, string | null>> = {
    ...Object.fromEntries(textNames.map((name) => [name, profile[name]])),
    ...Object.fromEntries(dayNames.map((name) => [name, day(profile[name])])),
    ...({
      positionId: profile.position,
      subdivisionId: profile.subdivision,
    } satisfies Record<NamesWith<typeof personFields, { own: 'place' }>, string>),
  };
  const wanted = [t('ownDataPaper.wantedPosition'), profile.wantedPosition] as const;
  return personFieldNames.flatMap((name) => [
    [t(`field.employee.${name}`), said[name]] as const,
    ...(name === 'positionId' ? [wanted] : []),
  ]);
}

function aboutPerson(data: Collected, words: Words): string[] {
  const { t, moment, locale } = words;
  const { profile, access, leaderList, ledList, formerNameList, sessionList } = data;
  const { scimUser, importList } = data;
  const field = (name: 'lastName') => t(`field.employee.${name}`);
  const ofProfile = profile && [
    ...ofRecord(profile, words),
    [t('ownDataPaper.leaders'), leaderList.join(', ')] as const,
    [t('ownDataPaper.led'), ledList.join(', ')] as const,
    [
      t('ownDataPaper.formerNames'),
      formerNameList.map((one) => shortName(one, locale)).join(', '),
    ] as const,
    [t('ownDataPaper.scim.userName'), scimUser?.userName] as const,
    [t('ownDataPaper.scim.externalId'), scimUser?.externalId] as const,
    [t('ownDataPaper.scim.displayName'), scimUser?.displayName] as const,
    [t('ownDataPaper.scim.manager'), scimUser?.manager] as const,
  ];
  const roles = access.roles.map((role) => t(`role.${role as 'ROLE_HR'}`)).join(', ');
  const yesNo = t(access.hasPassword ? 'ownDataPaper.yes' : 'ownDataPaper.no');
  return [
    ...(ofProfile ? section(t('ownDataPaper.sections.profile'), facts(words, ofProfile)) : []),
    ...(importList.length > 0
      ? section(
          t('ownDataPaper.sections.imports'),
          ...newestOf(
            words,
            importList,
            ['ownDataPaper.when', 'ownDataPaper.file', 'ownDataPaper.changed'],
            ({ at, name, from, kind, after }) => [
              moment(at),
              from ? `${name} (${from})` : name,
              [
                t(`ownDataPaper.importKind.${kind}`),
                ...(kind === 'created' ? [] : Object.keys(after)).map((name) =>
                  field(name as 'lastName'),
                ),
              ].join(', '),
            ],
          ),
        )
      : []),
    ...section(
      t('ownDataPaper.sections.access'),
      facts(words, [
        [t('field.user.email'), access.email],
        [t('field.user.roles'), roles],
        [t('ownDataPaper.since'), moment(access.since)],
        [t('ownDataPaper.hasPassword'), yesNo],
        [t('ownDataPaper.known'), data.knownList.join(', ')],
      ]),
    ),
    ...section(
      t('ownDataPaper.sections.sessions'),
      rowsOf(
        words,
        [
          'ownDataPaper.device',
          'ownDataPaper.opened',
          'ownDataPaper.lastUsed',
          'ownDataPaper.expires',
        ],
        sessionList.map((row) => [
          spokenDevice(row, t),
          moment(row.createdAt),
          moment(row.lastUsedAt),
          moment(row.expiresAt),
        ]),
      ),
    ),
  ];
}

/** What the person had others asked again, and what those see. */
function aboutFollowUps({ followUpList }: Collected, words: Words): string[] {
  if (followUpList.length === 0) return [];
  const { t, locale } = words;
  return section(
    t('ownDataPaper.sections.followUps'),
    ...followUpList.flatMap(({ number, questionList, result }) => [
      heading(3, t('paper.number', { number })),
      rowsOf(
        words,
        ['ownDataPaper.question', 'ownDataPaper.again.word'],
        result?.told
          ? result.told.behaviourList.map(({ text, word }) => [
              spokenText(text, locale),
              t(`ownDataPaper.again.words.${word}`),
            ])
          : questionList.map((question) => [question, '']),
      ),
      ...[...(result?.told?.sentenceList ?? []), ...(result?.told?.managerSentenceList ?? [])].map(
        asMarkdown,
      ),
    ]),
  );
}

function aboutAssessments(data: Collected, words: Words): string[] {
  const { t, date } = words;
  const days = (row: { dateStart: string; dateEnd: string }) =>
    `${date(row.dateStart)} – ${date(row.dateEnd)}`;
  const stateOf = ({ answered, declined, note, begun }: AskedAbout): string | null => {
    if (answered) return t('ownDataPaper.answered');
    if (declined) {
      return [t(`ownDataPaper.declined.${declined}`), note].filter(Boolean).join(': ');
    }
    const day = begun && date(begun.day);
    return day && t(`ownDataPaper.begun.${begun.device ?? 'other'}`, { day });
  };
  const againOf = ({ answeredAgain }: AskedAbout): string | null =>
    answeredAgain === null ? null : t(`ownDataPaper.again.${answeredAgain ? 'answered' : 'asked'}`);
  const spoken = (one: AskedAbout) => {
    const states = [stateOf(one), againOf(one)].filter((state) => state !== null);
    return states.length > 0 ? `${one.name} (${states.join(', ')})` : one.name;
  };
  return [
    ...section(
      t('ownDataPaper.sections.asked'),
      rowsOf(
        words,
        ['ownDataPaper.number', 'ownDataPaper.dates', 'ownDataPaper.role', 'ownDataPaper.about'],
        data.askedList.map((row) => [
          String(row.number),
          days(row),
          t(`reviewerRole.${row.role}`),
          row.about.map(spoken).join(', '),
        ]),
      ),
    ),
    ...section(
      t('ownDataPaper.sections.assessed'),
      rowsOf(
        words,
        ['ownDataPaper.number', 'ownDataPaper.dates', 'ownDataPaper.method'],
        data.assessedList.map((row) => [String(row.number), days(row), row.method]),
      ),
    ),
    ...section(
      t('ownDataPaper.sections.answers'),
      ...(data.answerList.length > 0 ? [] : [asMarkdown(t('ownDataPaper.nothing'))]),
      ...data.answerList.flatMap(({ number, about, answers }) => [
        heading(3, t('ownDataPaper.answersOf', { number, name: about })),
        answers
          ? rowsOf(
              words,
              ['ownDataPaper.question', 'ownDataPaper.answer'],
              answers.map(({ question, answer }) => [question, String(answer ?? '')]),
            )
          : asMarkdown(t('ownDataPaper.keyLost')),
      ]),
    ),
    ...aboutFollowUps(data, words),
  ];
}

/** The agreements before answering: their versions and days. */
function aboutConsents({ consentList }: Collected, words: Words): string[] {
  if (consentList.length === 0) return [];
  const rows = consentList.map(({ version, day }) => [String(version), words.date(day)]);
  return section(
    words.t('ownDataPaper.sections.consents'),
    rowsOf(words, ['ownDataPaper.version', 'ownDataPaper.when'], rows),
  );
}

function aboutJournals(data: Collected, words: Words): string[] {
  const { t, moment } = words;
  const done = ({ verb, kind }: Collected['doneList'][number] | Collected['doneToList'][number]) =>
    `${t(`audit.verb.${verb}`)}: ${t(`audit.kind.${kind}`)}`;
  const whenWhoWhat: TextKey[] = ['ownDataPaper.when', 'ownDataPaper.who', 'ownDataPaper.what'];
  return [
    ...section(
      t('ownDataPaper.sections.opened'),
      ...newestOf(words, data.openedList, whenWhoWhat, (row) => [
        moment(row.at),
        row.who || t('myData.opened.operator'),
        [
          t(`myData.opened.how.${row.how}`),
          ...row.numberList.map((number) => t('myData.opened.number', { number })),
          ...(row.recipientList.length > 0
            ? [t('myData.opened.to', { list: row.recipientList.join(', ') })]
            : []),
        ].join(', '),
      ]),
    ),
    ...section(
      t('ownDataPaper.sections.doneTo'),
      ...newestOf(words, data.doneToList, whenWhoWhat, (row) => [
        moment(row.at),
        row.who || t('myData.opened.operator'),
        done(row),
      ]),
    ),
    ...section(
      t('ownDataPaper.sections.done'),
      ...newestOf(
        words,
        data.doneList,
        ['ownDataPaper.when', 'ownDataPaper.what', 'ownDataPaper.address'],
        (row) => [
          moment(row.at),
          done(row),
          [row.address, row.browser && spokenDevice(row, t)].filter(Boolean).join(', '),
        ],
      ),
    ),
    ...section(
      t('ownDataPaper.sections.letters'),
      ...newestOf(
        words,
        data.letterList,
        ['ownDataPaper.when', 'ownDataPaper.what', 'ownDataPaper.state'],
        (row) => [
          moment(row.sentAt ?? row.at),
          t(`delivery.type.${row.type}`),
          t(`delivery.states.${row.state}`),
        ],
      ),
    ),
    ...section(
      t('ownDataPaper.sections.notifications'),
      ...newestOf(
        words,
        data.notificationList,
        ['ownDataPaper.when', 'ownDataPaper.what'],
        (row) => [moment(row.at), t(`notification.type.${row.type}`)],
      ),
    ),
  ];
}

function aboutKeeping({ keptList, contact }: Collected, { t }: Words): string[] {
  return [
    ...section(
      t('ownDataPaper.sections.kept'),
      table(
        [t('myData.kept.what'), t('myData.kept.howLong')],
        keptList.map(({ kind, months }) => [
          t(`myData.kept.kind.${kind}`),
          months === null
            ? t(`myData.kept.while.${kind}`)
            : t('myData.kept.months', { count: months }),
        ]),
      ),
    ),
    ...section(
      t('ownDataPaper.sections.contact'),
      asMarkdown(
        contact ? t('myData.contact.given', { email: contact }) : t('myData.contact.none'),
      ),
    ),
  ];
}
