import { libraryCompetence } from '#core/library/server/library.ts';

export const self = [
  libraryCompetence(
    'learning',
    ['Саморазвитие', 'Self-development'],
    ['Учится и применяет новое в работе.', 'Keeps learning and uses what they have learned.'],
    ['Осваивает новое без принуждения', 'Learns new things without being made to'],
    ['Применяет изученное в работе', 'Uses what they have learned at work'],
    [
      'Знает свои слабые места и работает над ними',
      'Knows their own weak points and works on them',
    ],
    ['Учится на своих ошибках', 'Learns from their own mistakes'],
  ),
  libraryCompetence(
    'adaptability',
    ['Гибкость', 'Adaptability'],
    [
      'Спокойно принимает перемены и перестраивает работу.',
      'Accepts change calmly and adjusts their work.',
    ],
    ['Быстро перестраивается, когда меняются задачи', 'Adjusts quickly when tasks change'],
    ['Пробует новые способы работы', 'Tries new ways of working'],
    [
      'Работает уверенно, когда не всё известно',
      'Works with confidence when not everything is known',
    ],
    [
      'Пересматривает своё мнение под влиянием доводов',
      'Reconsiders an opinion in the light of good reasons',
    ],
  ),
  libraryCompetence(
    'stress',
    ['Стрессоустойчивость', 'Resilience'],
    [
      'Сохраняет спокойствие и качество работы под нагрузкой.',
      'Stays calm and keeps up the quality of work under pressure.',
    ],
    ['Сохраняет спокойствие, когда сроки поджимают', 'Stays calm when deadlines press'],
    ['Не срывает раздражение на других', 'Doesn’t take irritation out on others'],
    ['Работает так же качественно под нагрузкой', 'Keeps up quality when there is a lot to do'],
    ['Возвращается к делу после неудачи', 'Gets back to work after a setback'],
  ),
  libraryCompetence(
    'emotions',
    ['Эмоциональный интеллект', 'Emotional intelligence'],
    [
      'Понимает свои чувства и чувства других и учитывает их.',
      'Understands their own and others’ feelings and takes them into account.',
    ],
    ['Замечает, когда коллегам трудно', 'Notices when colleagues are having a hard time'],
    ['Понимает, как сказанное действует на других', 'Understands how their words affect others'],
    [
      'Выбирает подходящее время для трудного разговора',
      'Chooses the right time for a difficult talk',
    ],
    ['Спокойно говорит о том, что не нравится', 'Says calmly what they don’t like'],
  ),
  libraryCompetence(
    'integrity',
    ['Честность и надёжность', 'Integrity'],
    ['Поступает честно, даже когда это невыгодно.', 'Acts honestly even when it costs something.'],
    ['Говорит правду, даже неприятную', 'Tells the truth even when it is unpleasant'],
    ['Не разглашает доверенное', 'Keeps confidences'],
    ['Поступает одинаково при всех и наедине', 'Acts the same in public and in private'],
    ['Сообщает о конфликте интересов', 'Discloses conflicts of interest'],
  ),
  libraryCompetence(
    'independence',
    ['Самостоятельность', 'Independence'],
    [
      'Знает, что делать, и берётся за дело без напоминаний.',
      'Knows what to do and gets on with it.',
    ],
    [
      'Справляется с работой без постоянного контроля',
      'Does the work without constant supervision',
    ],
    ['Находит нужные сведения без чужой помощи', 'Finds the information they need without help'],
    [
      'Спрашивает совета, когда это действительно нужно',
      'Asks for advice when it is really needed',
    ],
    [
      'Приходит не только с проблемой, но и с решением',
      'Brings not only a problem but also a solution',
    ],
  ),
  libraryCompetence(
    'digital',
    ['Цифровые навыки', 'Digital skills'],
    [
      'Уверенно пользуется программами и бережёт данные.',
      'Uses software with confidence and keeps data safe.',
    ],
    [
      'Уверенно пользуется программами, нужными в работе',
      'Uses the software the work needs with confidence',
    ],
    [
      'Осваивает новые программы без долгого обучения',
      'Takes up new software without long training',
    ],
    ['Соблюдает правила безопасности в сети', 'Keeps the rules of online safety'],
    ['Помогает другим освоить программы', 'Helps others with software'],
  ),
  libraryCompetence(
    'time',
    ['Управление временем', 'Time management'],
    [
      'Успевает главное и не задерживает других.',
      'Gets the main things done and doesn’t keep others waiting.',
    ],
    ['Приходит на встречи вовремя', 'Comes to meetings on time'],
    ['Не откладывает неприятные дела', 'Doesn’t put off unpleasant tasks'],
    ['Отвечает честно, успеет ли к сроку', 'Says honestly whether a deadline can be met'],
    [
      'Доделывает одно, прежде чем взяться за другое',
      'Finishes one thing before taking up another',
    ],
  ),
];
