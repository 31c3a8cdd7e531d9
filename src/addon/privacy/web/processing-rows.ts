import type { Processing } from '#addon/privacy/contract/processing.ts';
import type { T } from '#platform/texts/t.ts';

type Row = readonly string[];

/** A term in words. Null: `otherwise`. */
const termOf = (t: T, months: number | null, otherwise: 'never' | 'forGood' = 'forGood') =>
  months === null
    ? t(`processing.term.${otherwise}`)
    : t('processing.term.months', { count: months });

/** Who answers for the data: what is asked, and the answer. */
export const responsible = (of: Processing, t: T): Row[] => [
  [t('processing.who.controller'), of.company],
  [t('processing.who.operator'), of.operator ?? t('processing.who.unknown')],
  [t('processing.who.contact'), of.contact ?? t('processing.who.unknown')],
  [t('processing.who.consent'), t(`processing.who.consentKind.${of.consent}`)],
];

/** Each activity: what and why, whose data, for how long. */
export function activities(of: Processing, t: T): Row[] {
  const said = (
    name:
      | 'invitations'
      | 'answers'
      | 'results'
      | 'plans'
      | 'guessing'
      | 'journal'
      | 'notifications'
      | 'consents',
  ) => [t(`processing.activities.${name}`), t(`processing.activities.${name}Of`)] as const;
  const report = t('processing.term.report', { term: termOf(t, of.reportMonths, 'never') });
  const { peopleCount: people, formerCount: former } = of;
  const whileThere = t('processing.term.former', { term: termOf(t, of.formerMonths, 'never') });
  const users = t('processing.activities.accountsOf', { count: of.userCount });
  return [
    [
      t('processing.activities.directory'),
      t('processing.activities.directoryOf', { people, former }),
      whileThere,
    ],
    ...(of.scimCount > 0
      ? [
          [
            t('processing.activities.scim'),
            t('processing.activities.scimOf', { count: of.scimCount }),
            whileThere,
          ],
        ]
      : []),
    [
      ...said('invitations'),
      t('processing.term.withQuestionary', { term: termOf(t, of.deliveryMonths) }),
    ],
    [...said('answers'), t('processing.activities.answersLast')],
    [
      t('processing.activities.reports'),
      t('processing.activities.reportsOf', { count: of.reportCount - of.broughtInCount }),
      report,
    ],
    ...(of.broughtInCount > 0
      ? [
          [
            t('processing.activities.broughtIn'),
            t('processing.activities.broughtInOf', { count: of.broughtInCount }),
            report,
          ],
        ]
      : []),
    [...said('results'), whileThere],
    [...said('plans'), whileThere],
    ...(of.consent === 'tick'
      ? [[...said('consents'), t('processing.activities.consentsLast')]]
      : []),
    [
      t('processing.activities.accounts'),
      of.sso === 'off' ? users : `${users}. ${t('processing.activities.accountsSso')}`,
      t('processing.activities.accountsLast'),
    ],
    [...said('guessing'), t('processing.activities.guessingLast')],
    [
      ...said('journal'),
      `${termOf(t, of.auditMonths)}, ${t(`processing.activities.addresses.${of.addressKept}`)}`,
    ],
    [...said('notifications'), termOf(t, of.notificationMonths)],
  ];
}

/** Who receives which data. */
export const recipients = (of: Processing, t: T): Row[] => [
  [t('processing.recipients.inside'), t('processing.recipients.insideWhat')],
  [
    t('processing.recipients.sent'),
    of.share === 'domains'
      ? t('processing.recipients.sentWhat.domains', { domains: of.shareDomainList.join(', ') })
      : t(`processing.recipients.sentWhat.${of.share}`),
  ],
  ...(of.hookCount > 0
    ? [
        [
          t('processing.recipients.webhooks', { count: of.hookCount }),
          t('processing.recipients.webhooksWhat'),
        ],
      ]
    : []),
  ...(of.keyCount > 0
    ? [
        [
          t('processing.recipients.keys', { count: of.keyCount }),
          t('processing.recipients.keysWhat'),
        ],
      ]
    : []),
  ...of.recipientList.map((name) => [
    t(`processing.recipients.${name}`),
    t(`processing.recipients.${name}What`),
  ]),
  [t('processing.recipients.operator'), t('processing.recipients.operatorWhat')],
];
