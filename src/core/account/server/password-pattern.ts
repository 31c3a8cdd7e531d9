/**
 * Passwords that attackers make from a pattern: a season, a month, a day of the week or a run of keys,
 * with a year and a sign. No list has them all ("Summer2026!", "Leto2026!", "Qwerty-2026").
 */

const english = `spring summer autumn fall winter january february march april may june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday password
  welcome hello admin login secret letmein changeme company`;
const russian = `весна лето осень зима январь февраль март апрель май июнь июль август сентябрь октябрь
  ноябрь декабрь понедельник вторник среда четверг пятница суббота воскресенье пароль привет добро
  компания секрет админ вход`;
const spelled = `vesna leto osen zima yanvar fevral mart aprel iyun iyul avgust sentyabr oktyabr noyabr
  dekabr ponedelnik vtornik sreda chetverg pyatnica subbota voskresenye parol privet kompaniya`;
const words = new Set([english, russian, spelled].join(' ').split(/\s+/));

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

/** What the key of each Latin letter types in the Russian layout. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбю';
const inRussianKeys = (typed: string): string =>
  [...typed].map((letter) => cyrillic[latin.indexOf(letter)] ?? letter).join('');

const shortestRun = 4;
const shortestName = 4;

const isKnown = (word: string, own: readonly string[]): boolean =>
  words.has(word) ||
  words.has(inRussianKeys(word)) ||
  own.includes(word) ||
  (word.length >= shortestRun && runs.some((run) => run.includes(word)));

/**
 * Whether a password has no words but such ones, whatever digits and signs stand around them. The names in
 * the e-mail's domain are the company's, as a rule.
 */
export function isPattern(password: string, email: string): boolean {
  const found = password.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [, domain = ''] = email.split('@');
  const own = domain.split(/[.-]/).filter((name) => name.length >= shortestName);
  return found.length > 0 && found.every((word) => isKnown(word, own));
}
