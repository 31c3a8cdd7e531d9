import { slackOff } from '#i18n/platform/slack-off/ru.ts';

/** The dialog that sends a report, and what the server says about it. */
export const reportSend = {
  title: 'Отправить отчёт',
  titleComparison: 'Отправить сравнение отчётов',
  about: 'Отчёт: {{name}}, анкета № {{number}}',
  aboutInterim: 'Промежуточный отчёт: {{name}}, анкета № {{number}}',
  aboutComparison: 'Сравнение отчётов: {{name}}, анкета № {{number}}',
  loadFailed: 'Не удалось загрузить отчёт',
  message: 'Сообщение',
  messageHint: 'Приложим отчёт в PDF и добавим в письмо ваши имя и e-mail.',
  messageNoLinks: 'Ссылки и адреса страниц в тексте могут отправлять только HR и администраторы.',
  people: 'Участники',
  peopleHint: 'Выберите, кому отправить отчёт',
  peopleFailed: 'Не удалось загрузить участников',
  noPeople: 'В анкете некому отправить отчёт: участники больше не работают в компании',
  subject: 'Оцениваемый',
  chooseAll: 'Выбрать всех: {{role}}',
  method: 'Как отправить: {{name}}',
  methods: { email: 'E-mail', slackId: 'Slack', all: 'E-mail и Slack' },
  email: 'E-mail: {{name}}',
  slackId: 'Slack ID: {{name}}',
  channel: 'Это канал: файл увидят все его участники',
  slackOff,
  others: 'Другие получатели',
  othersLabel: 'Имя или e-mail',
  othersPlain: 'E-mail',
  othersHint: 'Выберите из списка или введите адрес и нажмите Enter',
  othersHintPlain: 'Введите адрес и нажмите Enter',
  suggestions: 'Подходящие пользователи',
  suggested_one: 'Найден {{count}} пользователь',
  suggested_few: 'Найдено {{count}} пользователя',
  suggested_many: 'Найдено {{count}} пользователей',
  remove: 'Убрать: {{email}}',
  added: 'Добавлены адреса',
  whoGets_one: 'Отчёт ({{name}}) получит {{count}} человек: {{list}}',
  whoGets_few: 'Отчёт ({{name}}) получат {{count}} человека: {{list}}',
  whoGets_many: 'Отчёт ({{name}}) получат {{count}} человек: {{list}}',
  andMore: 'и ещё {{count}}',
  toOthers:
    'Оценки сотрудника и ответы на открытые вопросы целиком увидит не только он сам. Отозвать письмо будет нельзя.',
  ownToOthers:
    'Получатели увидят ваши оценки и ответы на открытые вопросы целиком. Отозвать письмо будет нельзя.',
  share: {
    members: 'Компания отправляет отчёты только своим сотрудникам.',
    domains: 'Компания отправляет отчёты своим сотрудникам и на адреса в доменах {{domains}}.',
  },
  inLog: 'Кому и когда отправлен отчёт, видят HR и администраторы в журнале отправки.',
  submit: 'Отправить',
  sent_one: 'Отчёт отправляется: {{count}} получатель',
  sent_few: 'Отчёт отправляется: {{count}} получателя',
  sent_many: 'Отчёт отправляется: {{count}} получателей',
  errors: {
    noRecipients: 'Выберите хотя бы одного получателя',
    alreadyAdded: 'Этот адрес уже добавлен',
    slackIdRequired: 'Укажите Slack ID',
    noLinks:
      'Ссылки и адреса страниц могут отправлять только HR и администраторы. Уберите: {{address}}',
    otherAddress:
      'Ссылка «{{shown}}» ведёт на другой адрес: {{target}}. Напишите тот же адрес или обычные слова.',
    outsider: '{{email}}: компания отправляет отчёты только своим сотрудникам',
    otherDomain:
      '{{email}}: компания отправляет отчёты своим сотрудникам и на адреса в доменах {{domains}}',
    slackUnknown: '{{id}}: такого Slack ID нет ни у одного сотрудника компании',
    dayLimit:
      'За сутки отчёты можно отправить не больше чем {{most}} получателям, осталось: {{left}}. Остальным отправьте завтра.',
  },
} as const;
