import type { Localized } from '#contract/platform/call/fields.ts';

export interface DemoCompetence {
  name: Localized;
  description: Localized;
  questions: Localized[];
}

const text = (ru: string, en?: string): Localized => (en ? { ru, en } : { ru });

function competence(name: Localized, description: Localized, ...questions: Localized[]) {
  return { name, description, questions };
}

/** Twelve competencies as an HR department would write them; two questions have no English text yet. */
export const demoCompetences: DemoCompetence[] = [
  competence(
    text('Ориентация на результат', 'Results focus'),
    text(
      'Доводит дела до конца и отвечает за итог.',
      'Sees things through and takes ownership of the outcome.',
    ),
    text('Выполняет обещанное в срок', 'Delivers what was promised on time'),
    text('Ставит себе ясные и измеримые цели', 'Sets clear, measurable goals'),
    text(
      'Не останавливается перед первыми трудностями',
      'Keeps going when the first difficulties appear',
    ),
    text('Отвечает за итог, а не за усилия', 'Takes ownership of outcomes, not just effort'),
  ),
  competence(
    text('Командная работа', 'Teamwork'),
    text(
      'Работает на общий итог и помогает другим.',
      'Works towards shared results and helps others.',
    ),
    text('Делится знаниями с коллегами', 'Shares knowledge with colleagues'),
    text('Помогает, когда об этом просят', 'Helps when asked to'),
    text('Признаёт вклад других', 'Gives others credit for their work'),
    text('Спорит о деле, а не о людях', 'Debates the issue, not the person'),
    text('Предупреждает заранее, если не успевает', 'Gives early warning when running late'),
  ),
  competence(
    text('Клиентоориентированность', 'Customer focus'),
    text(
      'Понимает нужды внутренних и внешних клиентов.',
      'Understands the needs of internal and external customers.',
    ),
    text('Выясняет, что клиенту нужно на самом деле', 'Finds out what the customer really needs'),
    text(
      'Отвечает на обращения быстро и по существу',
      'Replies to requests quickly and to the point',
    ),
    text('Держит слово, данное клиенту', 'Keeps promises made to customers'),
    text('Ищет решение, а не причину отказать'),
  ),
  competence(
    text('Коммуникация', 'Communication'),
    text('Говорит и пишет ясно, слышит собеседника.', 'Speaks and writes clearly, and listens.'),
    text('Излагает мысли ясно и кратко', 'Expresses ideas clearly and concisely'),
    text('Слушает, не перебивая', 'Listens without interrupting'),
    text(
      'Даёт обратную связь уважительно и по делу',
      'Gives feedback respectfully and to the point',
    ),
    text(
      'Сообщает важное вовремя и тем, кого это касается',
      'Shares important news in time with the people it concerns',
    ),
  ),
  competence(
    text('Планирование и организация', 'Planning and organisation'),
    text('Распределяет время и силы по важности.', 'Prioritises time and effort.'),
    text('Выделяет главное и начинает с него', 'Picks out what matters most and starts there'),
    text('Реалистично оценивает сроки', 'Estimates deadlines realistically'),
    text('Готовится к встречам заранее', 'Comes to meetings prepared'),
  ),
  competence(
    text('Принятие решений', 'Decision making'),
    text(
      'Решает вовремя, взвешивая данные и риски.',
      'Makes timely decisions, weighing facts and risks.',
    ),
    text('Принимает решения без лишних задержек', 'Makes decisions without needless delay'),
    text('Опирается на факты, а не на догадки', 'Relies on facts rather than guesses'),
    text('Объясняет причины своих решений', 'Explains the reasons for a decision'),
    text(
      'Меняет решение, когда появились новые данные',
      'Changes a decision when new facts appear',
    ),
  ),
  competence(
    text('Лидерство', 'Leadership'),
    text('Ведёт за собой и берёт ответственность.', 'Leads others and takes responsibility.'),
    text('Вдохновляет на общую цель', 'Inspires people with a common goal'),
    text(
      'Берёт ответственность в трудной ситуации',
      'Takes responsibility in a difficult situation',
    ),
    text('Подаёт пример собственными поступками', 'Leads by example'),
    text('Защищает интересы команды', 'Stands up for the team'),
    text('Поддерживает инициативу других', 'Supports other people’s initiative'),
    text('Открыто говорит о проблемах'),
  ),
  competence(
    text('Развитие сотрудников', 'Developing people'),
    text('Помогает другим расти.', 'Helps others grow.'),
    text('Поручает задачи, на которых можно вырасти', 'Delegates tasks that help people grow'),
    text('Находит время, чтобы научить', 'Finds time to teach'),
    text('Замечает успехи и говорит о них', 'Notices successes and talks about them'),
  ),
  competence(
    text('Системное мышление', 'Systems thinking'),
    text('Видит связи и последствия.', 'Sees connections and consequences.'),
    text(
      'Понимает, как собственная работа влияет на других',
      'Understands how their work affects others',
    ),
    text(
      'Ищет причину, а не только устраняет следствие',
      'Looks for the cause, not only the symptom',
    ),
    text('Предвидит последствия решений', 'Foresees the consequences of decisions'),
    text('Упрощает сложное', 'Makes complex things simple'),
  ),
  competence(
    text('Готовность к изменениям', 'Openness to change'),
    text('Принимает новое и осваивает его.', 'Embraces new ways of working.'),
    text('Спокойно относится к переменам', 'Stays calm through change'),
    text('Пробует новые способы работы', 'Tries new ways of working'),
    text('Учится на своих ошибках', 'Learns from their mistakes'),
    text('Предлагает улучшения', 'Suggests improvements'),
  ),
  competence(
    text('Профессионализм', 'Expertise'),
    text('Знает своё дело и держит знания свежими.', 'Knows the job and keeps up to date.'),
    text('Глубоко знает свою область', 'Knows the field thoroughly'),
    text('Делает работу без переделок', 'Delivers work that doesn’t need redoing'),
    text('Следит за новым в профессии', 'Keeps up with developments in the profession'),
    text(
      'Пользуется авторитетом: коллеги приходят за советом',
      'Is someone others turn to for advice',
    ),
  ),
  competence(
    text('Честность и доверие', 'Integrity and trust'),
    text('Говорит правду и держит договорённости.', 'Tells the truth and keeps agreements.'),
    text('Говорит правду, даже когда она неудобна', 'Tells the truth even when it’s uncomfortable'),
    text('Признаёт свои ошибки', 'Admits mistakes'),
    text('Одинаково относится ко всем', 'Treats everyone fairly'),
    text('Не обсуждает людей за их спиной', 'Doesn’t talk about people behind their backs'),
    text('Не разглашает то, что доверили', 'Keeps confidential information confidential'),
  ),
];
