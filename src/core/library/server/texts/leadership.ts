import { libraryCompetence } from '#core/library/server/library.ts';

export const leadership = [
  libraryCompetence(
    'goals',
    ['Постановка задач', 'Setting goals for others'],
    [
      'Ставит задачи так, что понятно, что сделать, зачем и к какому сроку.',
      'Sets tasks so that it is clear what to do, why, and by when.',
    ],
    ['Объясняет, зачем нужна задача', 'Explains what a task is for'],
    ['Называет ожидаемый результат и срок', 'Says what result is expected, and by when'],
    ['Даёт задачи по силам сотрудника', 'Gives people tasks within their ability'],
    [
      'Расставляет приоритеты, когда задач слишком много',
      'Sets priorities when there are too many tasks',
    ],
  ),
  libraryCompetence(
    'delegation',
    ['Делегирование и контроль', 'Delegating and following up'],
    [
      'Передаёт задачи вместе с полномочиями и следит за итогом.',
      'Hands over tasks with the authority they need, and follows up.',
    ],
    [
      'Передаёт задачи вместе с полномочиями',
      'Hands over tasks together with the authority they need',
    ],
    ['Не вмешивается в работу без необходимости', 'Doesn’t step in unless needed'],
    ['Следит за ходом важных задач', 'Keeps track of important tasks'],
    ['Помогает, если сотрудник застрял', 'Helps when someone is stuck'],
  ),
  libraryCompetence(
    'development',
    ['Развитие сотрудников', 'Developing people'],
    ['Помогает людям расти и делится опытом.', 'Helps people grow and shares experience.'],
    ['Обсуждает с сотрудниками их развитие', 'Talks with people about their development'],
    ['Поручает задачи, на которых можно вырасти', 'Assigns tasks that people can grow with'],
    ['Разбирает ошибки без упрёков', 'Goes through mistakes without reproach'],
    ['Находит время, чтобы научить', 'Finds time to teach'],
  ),
  libraryCompetence(
    'motivation',
    ['Мотивация команды', 'Motivating the team'],
    [
      'Поддерживает интерес людей к работе и замечает их успехи.',
      'Keeps people interested in their work and notices their success.',
    ],
    ['Замечает и отмечает успехи сотрудников', 'Notices and acknowledges people’s success'],
    [
      'Интересуется, что важно каждому в работе',
      'Takes an interest in what matters to each person at work',
    ],
    ['Справедливо распределяет нагрузку', 'Shares out the workload fairly'],
    ['Поддерживает команду, когда что-то не удаётся', 'Supports the team when things go wrong'],
  ),
  libraryCompetence(
    'change',
    ['Управление изменениями', 'Leading change'],
    [
      'Объясняет перемены и проводит через них людей.',
      'Explains change and leads people through it.',
    ],
    ['Объясняет причины перемен', 'Explains the reasons for a change'],
    ['Отвечает на тревоги и вопросы людей', 'Answers people’s worries and questions'],
    ['Показывает пример, работая по-новому', 'Sets an example by working in the new way'],
    ['Следит, чтобы новое прижилось', 'Makes sure that a change takes root'],
  ),
  libraryCompetence(
    'team',
    ['Создание команды', 'Building a team'],
    [
      'Подбирает людей и помогает им работать вместе.',
      'Chooses people and helps them work together.',
    ],
    ['Подбирает людей, которые дополняют друг друга', 'Chooses people who complement each other'],
    ['Распределяет роли понятно для всех', 'Makes everyone’s part clear to all'],
    [
      'Обсуждает с командой решения, которые её касаются',
      'Discusses with the team decisions that concern it',
    ],
    ['Помогает новичкам войти в работу', 'Helps newcomers settle in'],
  ),
  libraryCompetence(
    'example',
    ['Личный пример', 'Leading by example'],
    ['Требует от себя того же, что от других.', 'Asks no more of others than of themselves.'],
    ['Соблюдает правила, которых требует от других', 'Keeps the rules they ask others to keep'],
    ['Остаётся с командой в трудное время', 'Stays with the team in hard times'],
    ['Открыто говорит о положении дел', 'Speaks openly about how things stand'],
    ['Выполняет то, что пообещал команде', 'Does what they have promised the team'],
  ),
  libraryCompetence(
    'meetings',
    ['Проведение совещаний', 'Running meetings'],
    [
      'Проводит встречи, после которых понятно, что делать.',
      'Runs meetings after which everyone knows what to do.',
    ],
    ['Заранее сообщает, о чём будет встреча', 'Says in advance what a meeting is about'],
    ['Начинает и заканчивает встречи вовремя', 'Starts and ends meetings on time'],
    ['Даёт высказаться всем участникам', 'Lets everyone in a meeting have their say'],
    ['Подводит итог: кто, что и когда сделает', 'Sums up who will do what, and when'],
  ),
];
