interface Kept {
  /** What it is, and what for. */
  what: string;
  until: string;
}

const byHand = 'до очистки браузера';

/**
 * All that the product keeps on a device: under which key, what for, and until when. Keys that end with a colon
 * or a hyphen go on with what the browser adds. The privacy policy lists it, and what is not here does not compile
 * (src/platform/web/device/storage.ts) or fails beside it (rule 101).
 */
export const keptOnDevice = {
  /** localStorage */
  device: {
    'admin-token': {
      what: 'пометка о входе: по ней окна узнают, что вошёл кто-то другой; войти с ней нельзя',
      until: 'до выхода',
    },
    'account-used': {
      what: 'время последнего входа или выхода, чтобы чужая личная ссылка не открылась сама',
      until: byHand,
    },
    'known-devices': {
      what: 'подписанные значения без имён, не больше 10: они отличают знакомое устройство от того, с которого подбирают пароль',
      until: 'до очистки браузера, и после выхода; действуют они 180 дней',
    },
    brand: { what: 'компания, открытая последней', until: 'до выбора другой' },
    locale: { what: 'язык', until: byHand },
    theme: { what: 'светлая или тёмная тема', until: byHand },
    menu: { what: 'что в меню свёрнуто и развёрнуто', until: byHand },
    'search-key': { what: 'открывает ли клавиша / поиск', until: byHand },
    'testing-keys': { what: 'можно ли отвечать цифровыми клавишами', until: byHand },
    'testing-taps': { what: 'переходить ли к следующему вопросу сразу', until: byHand },
    'private:answers:': {
      what: 'ответы, которые ещё не отправлены, и пометка о том, что они переданы на другое устройство',
      until:
        'до отправки, выхода или конца опроса; те, о которых Сервис больше не спрашивает, — 90 дней',
    },
    'private:asked:': {
      what: 'вопросы к неотправленным ответам, чтобы продолжить без сети',
      until: 'тот же, что у этих ответов',
    },
    'private:raters:': {
      what: 'выбранные для списка люди, если список ещё не сохранён',
      until: 'до сохранения или выхода',
    },
    'private:plan:': {
      what: 'план развития, который ещё не сохранён',
      until: 'до сохранения или выхода',
    },
    'private:invitation:': {
      what: 'личная ссылка, имя того, кому она прислана, и название компании, чтобы вернуться к вопросам без письма',
      until: 'до выхода или 90 дней с последнего открытия',
    },
  },
  /** sessionStorage */
  tab: {
    invitation: { what: 'личная ссылка, по которой отвечают', until: 'до входа или выхода' },
    locale: { what: 'язык, выбранный до входа', until: 'до входа' },
  },
  cookie: {
    '__Host-session': {
      what: 'вход: по этой cookie Сервис узнаёт, кто вошёл; программам на странице она недоступна. Без https её имя начинается с session',
      until: 'до выхода, но не дольше 30 дней и 7 дней бездействия',
    },
    'info-': { what: 'показанная подсказка, чтобы она не появлялась снова', until: '1 год' },
    'sign-in': {
      what: 'случайное значение: второй шаг входа возможен только в том браузере, где введён пароль',
      until: '10 минут',
    },
  },
  /** Of the service worker. */
  cache: {
    'program-': {
      what: 'файлы страниц для ответов, чтобы они открывались без сети; данных в них нет',
      until: 'до следующей версии',
    },
  },
} as const satisfies Record<string, Record<string, Kept>>;

/** A key with what the browser adds to it. */
type Whole<Key extends string> = Key extends `${string}:` ? `${Key}${string}` : Key;
export type DeviceKey = Whole<keyof (typeof keptOnDevice)['device']>;
export type TabKey = Whole<keyof (typeof keptOnDevice)['tab']>;

/** As the policy lists them. */
export const keptLines = (where: keyof typeof keptOnDevice): string[] =>
  Object.entries<Kept>(keptOnDevice[where]).map(
    ([key, { what, until }], at, { length }) =>
      `${key}${/[:-]$/.test(key) ? '…' : ''} — ${what}; срок: ${until}${at === length - 1 ? '.' : ';'}`,
  );
