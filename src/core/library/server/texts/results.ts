import { libraryCompetence } from '#core/library/server/library.ts';

export const results = [
  libraryCompetence(
    'results',
    ['Ориентация на результат', 'Results focus'],
    ['Доводит дела до конца и отвечает за итог.', 'Sees things through and owns the outcome.'],
    ['Ставит перед собой измеримые цели', 'Sets measurable goals for their own work'],
    ['Доводит начатое до конца', 'Finishes what they have started'],
    [
      'Ищет другой путь, когда первый не сработал',
      'Looks for another way when the first one doesn’t work',
    ],
    [
      'Сверяет промежуточные итоги с целью',
      'Checks progress against the goal while there is still time to act',
    ],
  ),
  libraryCompetence(
    'planning',
    ['Планирование и организация', 'Planning and organising'],
    [
      'Продумывает работу заранее и держит в порядке сроки и ресурсы.',
      'Thinks work through in advance and keeps time and resources in order.',
    ],
    ['Составляет план до того, как начать работу', 'Makes a plan before starting work'],
    [
      'Отличает важное от срочного и начинает с важного',
      'Tells the important from the urgent and starts with what is important',
    ],
    ['Закладывает время на непредвиденное', 'Leaves time for the unexpected'],
    [
      'Заранее предупреждает, если срок под угрозой',
      'Gives early warning when a deadline is at risk',
    ],
  ),
  libraryCompetence(
    'quality',
    ['Качество работы', 'Quality of work'],
    [
      'Делает работу так, чтобы её не приходилось переделывать.',
      'Does work that needn’t be done twice.',
    ],
    ['Проверяет свою работу, прежде чем её сдать', 'Checks their own work before handing it over'],
    ['Замечает мелочи, которые влияют на итог', 'Notices details that affect the outcome'],
    ['Соблюдает принятые правила и стандарты', 'Keeps to agreed rules and standards'],
    [
      'Исправляет причину ошибки, а не только саму ошибку',
      'Fixes the cause of a mistake, not only the mistake itself',
    ],
  ),
  libraryCompetence(
    'responsibility',
    ['Ответственность', 'Accountability'],
    [
      'Держит слово и отвечает за последствия.',
      'Keeps their word and answers for the consequences.',
    ],
    ['Выполняет обещанное в срок', 'Delivers what was promised on time'],
    [
      'Признаёт свои ошибки, не перекладывая вину',
      'Admits their own mistakes without blaming others',
    ],
    [
      'Берётся за решение проблемы, даже если она возникла не по своей вине',
      'Takes on a problem even when someone else has caused it',
    ],
    ['Сообщает плохие новости сразу', 'Passes on bad news right away'],
  ),
  libraryCompetence(
    'initiative',
    ['Инициативность', 'Initiative'],
    [
      'Действует, не дожидаясь указаний, и предлагает новое.',
      'Acts without waiting to be told and suggests something new.',
    ],
    ['Предлагает, что можно улучшить', 'Suggests what could be improved'],
    ['Берёт на себя новые задачи', 'Takes on new tasks of their own accord'],
    [
      'Действует в рамках своих полномочий, не дожидаясь напоминаний',
      'Acts within their authority without being reminded',
    ],
    ['Доводит свои предложения до дела', 'Turns their own suggestions into action'],
  ),
  libraryCompetence(
    'improvement',
    ['Совершенствование процессов', 'Process improvement'],
    [
      'Ищет, как сделать работу проще, быстрее и дешевле.',
      'Looks for simpler, faster and cheaper ways of working.',
    ],
    [
      'Находит в работе лишние шаги и убирает их',
      'Finds needless steps in the work and removes them',
    ],
    [
      'Проверяет изменения на небольшом участке, прежде чем вводить их для всех',
      'Tries out a change on a small scale before it applies to everyone',
    ],
    ['Измеряет, что дало изменение', 'Measures what a change has achieved'],
    ['Перенимает удачные решения других', 'Takes over what has worked well elsewhere'],
  ),
  libraryCompetence(
    'risk',
    ['Управление рисками', 'Risk management'],
    [
      'Видит, что может пойти не так, и готовится к этому.',
      'Sees what may go wrong and prepares for it.',
    ],
    ['Называет риски до начала работы', 'Names the risks before the work begins'],
    ['Готовит запасной вариант', 'Has a fallback ready'],
    ['Останавливает работу, если она становится опасной', 'Stops work when it becomes unsafe'],
    [
      'Рассказывает о сбоях так, чтобы другие их не повторили',
      'Talks about failures so that others don’t repeat them',
    ],
  ),
];
