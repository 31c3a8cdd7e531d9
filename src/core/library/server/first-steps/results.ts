import { step } from './step.ts';

export const resultsSteps = {
  results: [
    step.goal(
      'На каждую из двух ближайших недель запишите одну цель с цифрой и сроком, а в пятницу отметьте, что вышло и почему',
      'For each of the next two weeks, write down one goal with a number and a date; on Friday, note how far you got and why',
    ),
    step.count(
      'Выпишите всё начатое и незаконченное, выберите три дела и не беритесь за новые, пока их не закроете',
      'List everything you’ve started and not finished, pick three items, and take on nothing new until they’re closed',
    ),
    step.when(
      'Если первый способ не сработал, в тот же день запишите два других и попробуйте один, прежде чем просить о переносе срока',
      'When your first approach fails, write down two others and try one the same day, before you ask for more time',
    ),
    step.agree(
      'Договоритесь с руководителем о двух сверках по текущей задаче и приходите на них с цифрами: цель, факт, что меняете',
      'Agree two checkpoints with your manager for a task under way, and bring figures to each: target, actual, what you’ll change',
    ),
  ],
  planning: [
    step.when(
      'Перед каждой задачей больше чем на день потратьте 15 минут на план: шаги, сроки, от кого что понадобится',
      'Before any task longer than a day, spend 15 minutes on a plan: the steps, the dates, what you’ll need from whom',
    ),
    step.goal(
      'Две недели каждое утро выбирайте одно важное дело и отдавайте ему первый час, до почты и сообщений',
      'Every morning for two weeks, choose the one thing that matters most and give it your first hour, before email and chat',
    ),
    step.count(
      'Две недели записывайте, сколько времени задача должна была занять и сколько заняла; следующий план составьте с этим запасом',
      'For two weeks, note how long each task was meant to take and how long it took, then build that gap into your next plan',
    ),
    step.agree(
      'Договоритесь с руководителем, за сколько дней предупреждать, что срок под угрозой, и месяц предупреждайте именно так',
      'Agree with your manager how many days ahead to warn of a deadline at risk, and keep to it for a month',
    ),
  ],
  quality: [
    step.drill(
      'Выпишите пять своих самых частых ошибок и две недели проверяйте по этому списку каждую работу, прежде чем её сдать',
      'List the five mistakes you make most often, and for two weeks check everything against the list before you hand it over',
    ),
    step.watch(
      'Попросите коллегу, чью работу не возвращают, показать, как проходит проверка, и возьмите себе один приём',
      'Find a colleague whose work never comes back, ask to see how they check it, and take over one habit',
    ),
    step.review(
      'Возьмите последнюю свою ошибку, пять раз спросите «почему» и измените то, из-за чего она стала возможной',
      'Take your latest mistake, ask “why” five times, and change whatever let it happen',
    ),
    step.ask(
      'Узнайте у того, кто принимает вашу работу, какие две мелочи чаще всего приходится править, и месяц следите за ними',
      'Ask whoever receives your work which two details they most often have to fix, and watch those two for a month',
    ),
  ],
  responsibility: [
    step.count(
      'Две недели записывайте каждое своё обещание с датой, а в пятницу считайте, сколько выполнено в срок',
      'Write down every promise you make and its date for two weeks; each Friday, count how many you kept on time',
    ),
    step.when(
      'Как только станет ясно, что к сроку не успеть, сообщите об этом в течение часа и сразу назовите новую дату',
      'When you can see a date will slip, say so within the hour, and name a new date in the same message',
    ),
    step.task(
      'Найдите общую проблему, за которую никто не отвечает, объявите её своей и за месяц доведите до решения',
      'Pick one shared problem that nobody owns, say that it’s yours, and see it solved within a month',
    ),
    step.review(
      'Разберите при коллегах одну свою ошибку: что произошло, в чём ваша часть, что вы сделаете иначе',
      'Walk your colleagues through one mistake of yours: what happened, what your part was, what you’ll do differently',
    ),
  ],
  initiative: [
    step.goal(
      'За месяц внесите два предложения: что мешает, что сделать, сколько это займёт; одно начните выполнять сами',
      'Make two suggestions this month: what’s in the way, what to do, how long it takes; start on one of them yourself',
    ),
    step.agree(
      'Составьте с руководителем список вопросов, которые вы решаете сами, и месяц не согласовывайте то, что в него вошло',
      'Draw up with your manager a list of matters you decide alone, and for a month ask no approval for anything on it',
    ),
    step.task(
      'Попросите одну задачу чуть шире ваших обязанностей и договоритесь, по чему станет видно, что она удалась',
      'Ask for one task a little beyond your role, and agree what will show that it went well',
    ),
    step.when(
      'Если видите, что дело стоит, сделайте следующий шаг в тот же день и напишите о нём остальным, не дожидаясь напоминания',
      'When you notice that something has stalled, take the next step the same day and tell the others, without waiting for a reminder',
    ),
  ],
  improvement: [
    step.review(
      'Распишите по шагам работу, которую делаете каждую неделю, отметьте шаги, которые никому не нужны, и уберите один',
      'Write out, step by step, a job you do every week, mark the steps nobody needs, and drop one',
    ),
    step.task(
      'Неделю проверяйте одно изменение на одной задаче или одном клиенте и только потом предложите его всем',
      'Try one change for a week on a single task or customer, and only then suggest it to everyone',
    ),
    step.count(
      'Измерьте, сколько времени или ошибок даёт работа сейчас, измените её, через две недели измерьте снова и покажите обе цифры',
      'Measure what a job costs now in time or errors, change it, measure again in two weeks, and show the team both figures',
    ),
    step.watch(
      'Проведите час рядом с тем, кто делает такую же работу быстрее, лучше в другой команде, и перенесите к себе один приём',
      'Spend an hour beside someone who does the same job faster, ideally in another team, and bring one of their ways back',
    ),
  ],
  risk: [
    step.drill(
      'Перед следующей задачей представьте, что она провалилась, запишите пять причин и закройте две самые вероятные',
      'Before your next task, imagine that it has failed, write down five reasons, and deal with the two likeliest',
    ),
    step.agree(
      'Согласуйте с руководителем запасной вариант для самого ненадёжного срока: по какому признаку и когда вы на него переходите',
      'Agree a fallback with your manager for your shakiest deadline: which sign tells you to switch, and by when',
    ),
    step.when(
      'Заранее решите, при каком признаке остановите работу, сообщите его коллегам и остановите её, если он появится',
      'Decide in advance which sign makes you stop the work, tell your colleagues, and stop when you see it',
    ),
    step.review(
      'После ближайшего сбоя за день напишите полстраницы для всех, кого он касается: что случилось, почему, как не повторить',
      'After the next failure, write half a page within a day for everyone concerned: what happened, why, how to avoid it',
    ),
  ],
};
