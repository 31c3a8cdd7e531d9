import { libraryCompetence } from '#core/library/server/library.ts';

export const people = [
  libraryCompetence(
    'teamwork',
    ['Командная работа', 'Teamwork'],
    ['Работает на общий итог и помогает другим.', 'Works towards shared results and helps others.'],
    ['Делится знаниями с коллегами', 'Shares knowledge with colleagues'],
    ['Помогает, когда об этом просят', 'Helps when asked to'],
    ['Признаёт вклад других', 'Gives others credit for their work'],
    ['Ставит общий результат выше личного', 'Puts the shared result before their own'],
  ),
  libraryCompetence(
    'communication',
    ['Коммуникация', 'Communication'],
    ['Говорит и пишет ясно, слышит собеседника.', 'Speaks and writes clearly, and listens.'],
    ['Излагает мысли ясно и кратко', 'Expresses ideas clearly and concisely'],
    ['Выслушивает до конца, не перебивая', 'Hears people out without interrupting'],
    [
      'Убеждается, что собеседники поняли друг друга одинаково',
      'Makes sure that everyone has understood the same thing',
    ],
    [
      'Отвечает на письма и сообщения без напоминаний',
      'Answers emails and messages without being reminded',
    ],
  ),
  libraryCompetence(
    'influence',
    ['Убеждение и влияние', 'Persuasion and influence'],
    ['Добивается поддержки доводами, а не давлением.', 'Wins support by reasons, not by pressure.'],
    ['Подбирает доводы под собеседника', 'Chooses arguments that suit the listener'],
    ['Спокойно отвечает на возражения', 'Answers objections calmly'],
    ['Добивается согласия без давления', 'Wins agreement without pressure'],
    [
      'Отстаивает своё мнение перед теми, кто выше по должности',
      'Stands up for an opinion in front of those above them',
    ],
  ),
  libraryCompetence(
    'negotiation',
    ['Ведение переговоров', 'Negotiation'],
    ['Находит условия, которые устраивают обе стороны.', 'Finds terms that suit both sides.'],
    ['Готовится к переговорам заранее', 'Prepares for negotiations in advance'],
    ['Выясняет, что важно другой стороне', 'Finds out what matters to the other side'],
    ['Предлагает условия, выгодные обеим сторонам', 'Proposes terms that benefit both sides'],
    ['Закрепляет договорённости письменно', 'Puts agreements in writing'],
  ),
  libraryCompetence(
    'conflict',
    ['Работа с конфликтами', 'Handling conflict'],
    [
      'Помогает разобраться в споре и сохранить отношения.',
      'Helps to settle disputes and keep relationships intact.',
    ],
    ['Спорит о деле, а не о людях', 'Debates the issue, not the person'],
    [
      'Обсуждает разногласия открыто, а не за спиной',
      'Discusses disagreements openly, not behind people’s backs',
    ],
    ['Ищет решение, приемлемое для всех', 'Looks for a solution everyone can accept'],
    [
      'Сохраняет уважительный тон, когда другие не согласны',
      'Keeps a respectful tone when others disagree',
    ],
  ),
  libraryCompetence(
    'feedback',
    ['Обратная связь', 'Giving and taking feedback'],
    [
      'Говорит другим, что видит, и прислушивается к тому, что говорят в ответ.',
      'Tells others what they see, and takes in what they hear in return.',
    ],
    ['Хвалит за конкретные дела', 'Praises people for specific things'],
    [
      'Говорит о недостатках наедине и на примерах',
      'Speaks about shortcomings in private and with examples',
    ],
    ['Просит коллег оценить свою работу', 'Asks colleagues for their view of their own work'],
    ['Меняет что-то в работе после замечаний', 'Changes something in their work after criticism'],
  ),
  libraryCompetence(
    'cooperation',
    ['Взаимодействие между подразделениями', 'Working across departments'],
    [
      'Договаривается с другими подразделениями и держит договорённости.',
      'Comes to agreements with other departments and keeps them.',
    ],
    [
      'Заранее согласует сроки с другими подразделениями',
      'Agrees deadlines with other departments in advance',
    ],
    [
      'Отвечает на запросы других подразделений так же быстро, как своему',
      'Answers requests from other departments as quickly as those from their own',
    ],
    ['Сообщает другим то, что нужно им для работы', 'Passes on what others need for their work'],
    [
      'Решает вопросы напрямую, без лишней переписки',
      'Settles matters directly, without needless correspondence',
    ],
  ),
  libraryCompetence(
    'respect',
    ['Уважение к людям', 'Respect for others'],
    [
      'Относится ко всем с одинаковым уважением и ценит различия.',
      'Treats everyone with the same respect and values differences.',
    ],
    [
      'Разговаривает одинаково уважительно с людьми любой должности',
      'Speaks with the same respect to people in any position',
    ],
    ['Бережёт время других', 'Respects other people’s time'],
    ['Выслушивает мнения, непохожие на своё', 'Hears out opinions unlike their own'],
    [
      'Вступается, когда с кем-то обходятся несправедливо',
      'Speaks up when someone is treated unfairly',
    ],
  ),
];
