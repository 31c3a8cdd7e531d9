import { expect, test } from 'vitest';
import { keptOnDevice } from '#platform/texts/device-storage.ts';
import { figures } from './figures.ts';
import { type Clause, type LegalText, legalPages } from './legal-text.ts';
import { offer } from './offer.ts';
import { privacyPolicy } from './privacy.ts';
import { terms } from './terms.ts';

const wordsOf = ({ text }: Clause) =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
const linesOf = ({ title, lead, parts }: LegalText) => [
  title,
  lead,
  ...parts.flatMap((part) => [
    part.title,
    ...part.clauses.flatMap((clause) =>
      typeof clause === 'string' ? [clause] : [wordsOf(clause), ...(clause.list ?? [])],
    ),
  ]),
];
const privacy = privacyPolicy({ isCounted: false });
const counted = privacyPolicy({ isCounted: true });
const texts = {
  terms: linesOf(terms),
  privacy: linesOf(privacy),
  counted: linesOf(counted),
  offer: linesOf(offer),
};

test('the figures are those of the specification', () => {
  expect(figures).toEqual({
    unusedMonths: 12,
    claimDays: 30,
    regulatorDays: 30,
    supportFrom: '10:00',
    supportTo: '19:00',
    signedCopyWorkingDays: 5,
    paperContractYears: 1,
    offerClaimWorkingDays: 10,
    distributionWorkingDays: 3,
  });
});

test.each([
  ['terms', /Учётная запись, .* более 12 месяцев, может быть аннулирована/],
  ['terms', /Ответ на претензию даётся в течение 30 дней/],
  ['terms', /На запрос государственного органа .* в течение 30 дней/],
  ['terms', /письменную претензию/],
  ['privacy', /На запрос государственного органа .* в течение 30 дней/],
  ['privacy', /публикуются в течение 3 рабочих дней со дня получения согласия/],
  ['offer', /с понедельника по пятницу, с 10:00 до 19:00 по московскому времени/],
  ['offer', /подписанный экземпляр в течение 5 рабочих дней/],
  ['offer', /В течение 1 года со дня принятия оферты/],
  ['offer', /Ответ на неё даётся в течение 10 рабочих дней/],
  ['offer', /публикуются в течение 3 рабочих дней/],
  ['offer', /Стоимость лицензии определяется индивидуально, по запросу/],
  ['offer', /В течение срока лицензии поддержка бесплатна/],
  ['offer', /в чате и по e-mail/],
  ['offer', /^номер и дату лицензионного договора;$/],
  ['offer', /^фамилию, имя и отчество контактного лица;$/],
  ['offer', /^его телефон;$/],
  ['offer', /^его e-mail;$/],
  ['offer', /«Я согласен с условиями публичной оферты»/],
] as const)('%s says: %s', (name, said) => {
  expect(texts[name].filter((line) => said.test(line))).toHaveLength(1);
});

test('the policy has the parts that the specification names', () => {
  expect(privacy.parts.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Обязанности оператора',
      'Права субъекта персональных данных',
      'Категории данных и субъектов',
      'Цели обработки',
      'Правовые основания',
      'Трансграничная передача',
      'Конфиденциальность и защита',
    ]),
  );
});

test('the policy speaks of the counter exactly where there is one', () => {
  const told = /Метрик|Яндекс|yandex|счётчик|какими страницами/i;
  expect(texts.privacy.filter((line) => told.test(line))).toEqual([]);
  const added = texts.counted.filter((line) => !texts.privacy.includes(line));
  expect(added[0]).toBe('знать, какими страницами Сервиса пользуются;');
  expect(added.slice(1)).toEqual(
    linesOf({ ...counted, parts: counted.parts.slice(9, 10) }).slice(2),
  );
  expect(added.join(' ')).toMatch(
    /ООО «ЯНДЕКС».*mc\.yandex\.ru.*\(IP\).*Cookie для него не создаются/,
  );
});

test.each(Object.values(keptOnDevice).flatMap((place) => Object.entries(place)))(
  'the policy names %s, what for and until when',
  (key, { what, until }) => {
    const lines = texts.privacy.filter((line) => line.startsWith(key) && line.includes(until));
    expect(lines.filter((line) => line.includes(what))).toHaveLength(1);
  },
);

test.each(Object.entries(texts))('%s is whole sentences with plain spaces', (_, lines) => {
  expect(lines.filter((line) => /undefined|NaN|\u00a0| {2}|\{\{/.test(line))).toEqual([]);
});

test('every name of another page leads to one', () => {
  const named = [terms, privacy, offer]
    .flatMap(({ parts }) => parts.flatMap(({ clauses }) => clauses))
    .flatMap((clause) => (typeof clause === 'string' ? [] : clause.text))
    .flatMap((piece) => (typeof piece === 'string' ? [] : [piece.page]));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((page) => !legalPages.includes(page))).toEqual([]);
});
