import { libraryCompetence } from '#core/library/server/library.ts';

export const thinking = [
  libraryCompetence(
    'analysis',
    ['Аналитическое мышление', 'Analytical thinking'],
    [
      'Разбирает сложное на части и делает обоснованные выводы.',
      'Takes complex matters apart and draws sound conclusions.',
    ],
    ['Собирает факты, прежде чем делать выводы', 'Gathers the facts before drawing conclusions'],
    ['Отличает факты от мнений', 'Tells facts from opinions'],
    [
      'Находит причину проблемы, а не только её признаки',
      'Finds the cause of a problem, not only its signs',
    ],
    ['Объясняет, на чём основан вывод', 'Explains what a conclusion rests on'],
  ),
  libraryCompetence(
    'decisions',
    ['Принятие решений', 'Decision making'],
    [
      'Принимает решения вовремя и взвешивает последствия.',
      'Decides in good time and weighs the consequences.',
    ],
    [
      'Принимает решения вовремя, не откладывая',
      'Makes decisions in good time, without putting them off',
    ],
    ['Сравнивает несколько вариантов', 'Compares several options'],
    ['Учитывает, кого затронет решение', 'Considers whom a decision will affect'],
    ['Меняет решение, когда появляются новые факты', 'Changes a decision when new facts appear'],
  ),
  libraryCompetence(
    'strategy',
    ['Стратегическое мышление', 'Strategic thinking'],
    [
      'Смотрит дальше текущих задач и связывает их с целями компании.',
      'Looks beyond today’s tasks and links them to the company’s goals.',
    ],
    [
      'Объясняет, как работа связана с целями компании',
      'Explains how the work serves the company’s goals',
    ],
    [
      'Оценивает последствия решений на годы вперёд',
      'Assesses the consequences of decisions for years ahead',
    ],
    ['Замечает перемены на рынке раньше других', 'Notices changes in the market before others do'],
    ['Отказывается от дел, которые не ведут к цели', 'Drops activities that don’t serve the goal'],
  ),
  libraryCompetence(
    'innovation',
    ['Поиск нового', 'Innovation'],
    [
      'Находит необычные решения и проверяет их на деле.',
      'Finds unusual solutions and tries them out.',
    ],
    ['Предлагает необычные решения', 'Suggests unusual solutions'],
    ['Спрашивает, почему делают именно так', 'Asks why things are done the way they are'],
    ['Проверяет новые идеи на практике', 'Puts new ideas to the test'],
    [
      'Поддерживает чужие новые идеи, а не только свои',
      'Supports other people’s new ideas, not only their own',
    ],
  ),
  libraryCompetence(
    'business',
    ['Понимание бизнеса', 'Business acumen'],
    [
      'Понимает, на чём зарабатывает компания, и считает деньги.',
      'Understands how the company earns its money, and counts the cost.',
    ],
    [
      'Считает затраты и выгоду, прежде чем предложить',
      'Works out cost and benefit before proposing something',
    ],
    ['Бережно расходует средства компании', 'Spends the company’s money with care'],
    [
      'Учитывает интересы других подразделений',
      'Takes the interests of other departments into account',
    ],
    [
      'Приводит показатели, когда говорит о результатах',
      'Refers to figures when talking about results',
    ],
  ),
  libraryCompetence(
    'systems',
    ['Системное мышление', 'Systems thinking'],
    ['Видит целое и связи между его частями.', 'Sees the whole and how its parts are connected.'],
    [
      'Предвидит, как изменение в одном месте скажется на других',
      'Foresees how a change in one place affects others',
    ],
    ['Ищет общее решение для похожих проблем', 'Looks for one solution to similar problems'],
    ['Представляет сложное простой схемой', 'Shows something complex in a simple outline'],
    [
      'Выясняет, как устроена работа смежных подразделений',
      'Finds out how neighbouring departments work',
    ],
  ),
  libraryCompetence(
    'data',
    ['Работа с данными', 'Working with data'],
    ['Опирается на данные и умеет их проверить.', 'Relies on data and knows how to check it.'],
    ['Проверяет, откуда взяты данные', 'Checks where data comes from'],
    ['Показывает данные так, что они понятны другим', 'Presents data so that others understand it'],
    ['Находит ошибки и противоречия в цифрах', 'Finds errors and contradictions in figures'],
    ['Бережёт данные, к которым есть доступ', 'Protects the data they have access to'],
  ),
];
