import { step } from './step.ts';

export const thinkingSteps = {
  analysis: [
    step.drill(
      'Две недели помечайте в каждой своей записке, что факт, что оценка, а что предположение; у фактов указывайте источник',
      'For two weeks, mark in everything you write what’s fact, what’s estimate and what’s assumption, and give the facts a source',
    ),
    step.when(
      'Прежде чем назвать причину проблемы, выпишите три возможные и для каждой факт, который её исключил бы',
      'Before you name the cause of a problem, write down three candidates and, for each, a fact that would rule it out',
    ),
    step.ask(
      'Попросите коллегу найти слабое место в вашем выводе до того, как вы его представите, и добавьте в текст ответ',
      'Ask a colleague to find the weak spot in a conclusion before you present it, and add your answer to the text',
    ),
    step.watch(
      'Посидите рядом с сильным аналитиком над настоящей задачей, запишите его вопросы и задайте их себе в следующей своей',
      'Sit with a strong analyst over a real problem, write down the questions they ask, and put them to yourself next time',
    ),
  ],
  decisions: [
    step.goal(
      'Выпишите решения, которые откладываете, назначьте каждому дату и два из них примите на этой неделе',
      'List the decisions you’re putting off, give each a date, and make two of them this week',
    ),
    step.drill(
      'Для трёх ближайших решений сравните в таблице хотя бы три варианта по одним и тем же признакам',
      'For your next three decisions, compare at least three options in a table, all on the same criteria',
    ),
    step.ask(
      'До решения поговорите с двумя людьми, которых оно затронет: узнайте, чего они опасаются и что вы не учли',
      'Before you decide, talk to two people it will affect, and ask what worries them and what you’ve missed',
    ),
    step.count(
      'Месяц записывайте решения, факты за ними и то, что заставило бы передумать; раз в неделю перечитывайте',
      'For a month, log your decisions, the facts behind them and what would change your mind; reread the log once a week',
    ),
  ],
  strategy: [
    step.agree(
      'Узнайте у руководителя три главные цели подразделения на год и подпишите у каждой своей задачи, какой из них она служит',
      'Ask your manager for the department’s three main goals this year, and write beside each of your tasks which one it serves',
    ),
    step.goal(
      'Найдите дело, которое не служит ни одной цели, и до конца месяца договоритесь, как от него отказаться',
      'Find one activity that serves none of the goals, and settle before the month is out how to drop it',
    ),
    step.drill(
      'К каждому из двух следующих важных решений допишите, что оно даст через месяц, через год и через три года',
      'Add to each of your next two big decisions what it will bring in a month, in a year and in three years',
    ),
    step.task(
      'Раз в неделю полчаса изучайте одного конкурента или тенденцию и за две минуты рассказывайте команде, что это значит для вас',
      'Once a week, study one competitor or trend for half an hour, and tell your team in two minutes what it means for you',
    ),
  ],
  innovation: [
    step.drill(
      'К надоевшей проблеме за 20 минут запишите десять решений, три из них заведомо странные; одно проверьте на этой неделе',
      'Take a nagging problem and write ten solutions in 20 minutes, three of them plainly odd; test one this week',
    ),
    step.goal(
      'На трёх ближайших обсуждениях хотя бы раз спросите, почему это делают именно так, и запишите ответ',
      'In each of your next three discussions, ask at least once why it’s done this way, and write down the answer',
    ),
    step.task(
      'За неделю проверьте одну идею самым дешёвым способом: на бумаге, на одном клиенте, в течение одного дня',
      'Test one idea this week in the cheapest way you can: on paper, with one customer, for one day',
    ),
    step.when(
      'Когда коллега предлагает новое, сначала назовите, что в этом сильного, и помогите устроить первую проверку',
      'When a colleague suggests something new, first say what’s strong about it, then help set up a first test',
    ),
  ],
  business: [
    step.drill(
      'К двум следующим предложениям приложите расчёт на полстраницы: затраты, выгода, за сколько окупится',
      'Attach half a page of figures to your next two proposals: cost, benefit, how soon it pays back',
    ),
    step.ask(
      'Попросите коллегу из финансов за полчаса показать, из чего складываются доходы и расходы вашего подразделения',
      'Ask someone in finance to spend half an hour showing you what your department’s income and costs are made of',
    ),
    step.goal(
      'Найдите в своей работе трату, без которой можно обойтись, уберите её и через месяц назовите сэкономленную сумму',
      'Find an expense in your work that can go, cut it, and name the sum saved a month later',
    ),
    step.when(
      'Прежде чем предложить новое, узнайте в двух других подразделениях, чего это будет стоить им, и впишите ответ',
      'Before you propose something, find out from two other departments what it would cost them, and write the answer in',
    ),
  ],
  systems: [
    step.watch(
      'Проведите полдня в подразделении, которое получает вашу работу, и нарисуйте её путь от вас до клиента',
      'Spend half a day in the department that receives your work, and draw its path from you to the customer',
    ),
    step.when(
      'Перед каждым изменением выпишите, кого ещё оно коснётся, и спросите двоих из списка, что станет для них иначе',
      'Before every change, list who else it touches, and ask two of them what will be different for them',
    ),
    step.review(
      'Соберите похожие сбои за три месяца, найдите их общую причину и предложите одно решение на всех',
      'Gather the similar failures of the last three months, find what they have in common, and propose one fix for all',
    ),
    step.drill(
      'Объясните сложный вопрос одной схемой на листе и попросите коллегу пересказать, что понято; что потерялось, нарисуйте заново',
      'Explain something complex in one drawing, ask a colleague to tell it back, and redraw whatever got lost',
    ),
  ],
  data: [
    step.when(
      'Прежде чем привести цифру, запишите рядом, откуда она и за какой период; цифру без источника не приводите',
      'Before you quote a figure, note where it comes from and what period it covers; leave out any that has no source',
    ),
    step.drill(
      'В трёх следующих отчётах посчитайте две цифры ещё раз другим способом и сравните итоги с прошлым периодом',
      'In your next three reports, work out two figures again in another way, and compare the totals with the period before',
    ),
    step.ask(
      'Покажите свой график тому, кто не в теме, и спросите, какой из него вывод; если не тот, что вы хотели, переделайте',
      'Show your chart to someone new to the subject and ask what it says; if that’s not what you meant, redo it',
    ),
    step.task(
      'Проверьте, кому открыты ваши файлы с данными, закройте лишний доступ и удалите копии, которые больше не нужны',
      'Check who can open your data files, close any access that isn’t needed, and delete copies that have served their purpose',
    ),
  ],
};
