import { step } from './step.ts';

export const leadershipSteps = {
  goals: [
    step.drill(
      'Две недели, ставя любую задачу, отвечайте на три вопроса: зачем она, какой нужен результат, к какому сроку',
      'For two weeks, answer three questions with every task you set: what it’s for, what result you expect, by when',
    ),
    step.ask(
      'Поставив задачу, просите пересказать её своими словами и записывайте, что было понято иначе',
      'After setting a task, ask to hear it back in the person’s own words, and note what came across differently',
    ),
    step.agree(
      'С каждым сотрудником за 15 минут пройдите список его задач и вместе решите, что делать первым, а что подождёт',
      'Spend 15 minutes with each person on their list of tasks, and decide together what comes first and what can wait',
    ),
    step.when(
      'Прежде чем поручить новое, узнайте, есть ли у человека опыт; если нет, сразу назначьте короткую встречу на полпути',
      'Before you hand out something new, ask whether the person has done it before; if not, set up a short check halfway',
    ),
  ],
  delegation: [
    step.task(
      'Выпишите, что делаете только вы, и на этой неделе передайте одно дело целиком: результат, срок, что решают без вас',
      'List what only you do, and hand one item over in full this week: the result, the date, what gets decided without you',
    ),
    step.goal(
      'По переданной задаче назначьте две встречи, а до них ни о чём не спрашивайте и ничего не исправляйте',
      'For a task you’ve handed over, set two check-ins; until then, ask nothing and correct nothing',
    ),
    step.when(
      'Когда приходят с вопросом по переданному делу, сначала спросите «как бы решили вы?» и дождитесь ответа',
      'When someone brings you a question about a task that’s theirs, first ask “What would you do?” and wait for the answer',
    ),
    step.ask(
      'Спросите двоих, кому поручаете больше всего, каких полномочий или сведений им не хватает, и дайте одно из этого',
      'Ask the two people you delegate to most which authority or information they lack, and give them one of those things',
    ),
  ],
  development: [
    step.agree(
      'Полчаса поговорите с одним сотрудником только о развитии: чего он хочет, что мешает, какой первый шаг',
      'Talk with one person for half an hour about development only: where they want to go, what’s in the way, what comes first',
    ),
    step.task(
      'Найдите каждому в команде по задаче чуть сложнее привычных и договоритесь, в чём вы поможете',
      'Find each person in your team one task slightly above their usual level, and agree what you’ll help with',
    ),
    step.review(
      'Разберите ближайшую ошибку по трём вопросам: что ожидали, что вышло, что сделаем иначе; о виноватых ни слова',
      'Go through the next mistake with three questions: what we expected, what happened, what we’ll change; not a word of blame',
    ),
    step.goal(
      'На месяц отведите в календаре час в неделю, чтобы учить одного человека, и не отдавайте его под другие встречи',
      'For a month, keep an hour a week in your calendar to teach one person, and give it to no other meeting',
    ),
  ],
  motivation: [
    step.count(
      'Месяц каждую пятницу записывайте по одному успеху каждого в команде и в понедельник говорите о нём самому человеку',
      'Every Friday for a month, note one success of each person in your team, and tell them about it on Monday',
    ),
    step.ask(
      'За две недели спросите каждого, какая работа даёт силы, а какая отнимает, и поменяйте хотя бы одно',
      'Over two weeks, ask everyone which work gives them energy and which drains it, and change at least one thing',
    ),
    step.task(
      'Соберите задачи всех на одной странице, покажите команде и вместе выровняйте то, что распределено несправедливо',
      'Put everyone’s tasks on one page, show it to the team, and even out together what isn’t fairly shared',
    ),
    step.when(
      'Если что-то не удалось, начните с вопроса, чем помочь, а разбор назначьте на следующий день',
      'When something goes wrong, begin by asking how you can help, and leave the review for the next day',
    ),
  ],
  change: [
    step.drill(
      'Опишите ближайшую перемену на полстраницы: что меняется, зачем, что останется; сначала проверьте текст на двух коллегах',
      'Explain the next change in half a page: what changes, why, what stays; try the text on two colleagues first',
    ),
    step.ask(
      'Неделю собирайте вопросы и опасения людей и ответьте на каждый, пусть даже словами «пока не знаю»',
      'Spend a week collecting people’s questions and worries, and answer each one, even if with “I don’t know yet”',
    ),
    step.task(
      'Начните работать по одному новому правилу раньше других и расскажите команде, что получилось, а что нет',
      'Start working by one new rule before anyone else, and tell the team what went well and what didn’t',
    ),
    step.count(
      'Заранее назовите два признака, что новое прижилось, и проверьте их через две и через четыре недели',
      'Name in advance two signs that the change has taken root, and check them after two and after four weeks',
    ),
  ],
  team: [
    step.task(
      'Составьте вместе с командой лист «кто за что отвечает» и уберите места, где отвечают двое или никто',
      'Draw up “who does what” on one page with your team, and clear the spots where two people answer or nobody does',
    ),
    step.review(
      'Выпишите сильные стороны каждого, определите, чего не хватает команде в целом, и ищите это в следующем человеке',
      'List each person’s strengths, see what the team as a whole lacks, and look for that in your next hire',
    ),
    step.when(
      'Прежде чем решить что-то о работе команды, отведите этому десять минут обсуждения и потом скажите, что учли',
      'Before you decide something about the team’s work, give it ten minutes of discussion, and say afterwards what you took from it',
    ),
    step.ask(
      'Спросите того, кто пришёл в команду последним, чего не хватало в первые недели, и исправьте это к приходу следующего',
      'Ask whoever joined last what was missing in their first weeks, and put it right before the next person comes',
    ),
  ],
  example: [
    step.ask(
      'Спросите двоих в команде, какое правило вы сами не соблюдаете, хотя ждёте этого от других, и месяц соблюдайте его',
      'Ask two people in your team which rule you expect of others and don’t keep yourself, and keep it for a month',
    ),
    step.count(
      'Месяц записывайте всё, что обещаете команде, и раз в неделю говорите ей, что выполнено, а что нет',
      'For a month, write down everything you promise the team, and tell them once a week what’s done and what isn’t',
    ),
    step.when(
      'Когда команде тяжело, возьмите на себя часть этой работы и оставайтесь с людьми, пока она не закончена',
      'When the team is under pressure, take on part of that work, and stay with people until it’s done',
    ),
    step.goal(
      'Четыре недели подряд по десять минут рассказывайте команде, как идут дела, включая то, что идёт плохо',
      'Four weeks running, take ten minutes to tell the team how things stand, including what’s going badly',
    ),
  ],
  meetings: [
    step.goal(
      'Месяц пишите в приглашении вопрос, на который встреча должна ответить, и отправляйте его не позже чем за день',
      'For a month, put the question a meeting has to answer in the invitation, and send it at least a day ahead',
    ),
    step.drill(
      'На трёх встречах подряд дайте каждому по две минуты, а сами выскажитесь после всех',
      'In three meetings running, give everyone two minutes, and speak last yourself',
    ),
    step.when(
      'За пять минут до конца остановите обсуждение и при всех запишите, кто, что и когда сделает',
      'Five minutes before the end, stop the discussion, and write down in front of everyone who does what, and when',
    ),
    step.ask(
      'После двух встреч спросите участников, что было лишним и чего не хватило, и одно поменяйте',
      'After two meetings, ask those present what they could have done without and what was missing, and change one thing',
    ),
  ],
};
