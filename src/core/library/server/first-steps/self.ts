import { step } from './step.ts';

export const selfSteps = {
  learning: [
    step.goal(
      'Выберите умение, которое понадобится уже в этом месяце, и занимайтесь им по полчаса три раза в неделю',
      'Choose one skill you’ll need this very month, and work on it for half an hour three times a week',
    ),
    step.task(
      'Четыре недели подряд применяйте что-то одно из узнанного в настоящей задаче и показывайте результат коллеге',
      'Four weeks running, use one thing you’ve learned in a real task, and show a colleague the result',
    ),
    step.ask(
      'Спросите руководителя и двух коллег, какое одно умение дало бы вам больше всего, и начните с него',
      'Ask your manager and two colleagues which one skill would make the most difference to you, and start with that',
    ),
    step.review(
      'Раз в неделю записывайте одну свою ошибку и что сделаете в следующий раз; через месяц проверьте, что не повторилось',
      'Once a week, write down one mistake and what you’ll do next time; after a month, check which haven’t come back',
    ),
  ],
  adaptability: [
    step.when(
      'Когда задача меняется, в тот же день перепишите план: что убрать, что добавить, кого предупредить',
      'When a task changes, rewrite your plan the same day: what goes, what comes in, who needs to know',
    ),
    step.task(
      'Две недели делайте одну привычную работу не так, как всегда, и сравните, что вышло лучше',
      'Do one routine job in a different way for two weeks, and compare which works better',
    ),
    step.drill(
      'В деле, где ясно не всё, выпишите, что знаете, что предполагаете и какой шаг можно сделать уже сейчас; сделайте его',
      'Where not everything is known, write down what you know, what you assume and which step is safe to take now; take it',
    ),
    step.ask(
      'Попросите коллегу оспорить одно ваше мнение и скажите вслух, какой довод заставил бы вас передумать',
      'Ask a colleague to challenge one of your views, and say aloud which argument would change your mind',
    ),
  ],
  stress: [
    step.when(
      'Когда чувствуете раздражение, сделайте десять медленных вдохов и только потом отвечайте',
      'When you feel yourself getting irritated, take ten slow breaths before you answer',
    ),
    step.count(
      'Две недели отмечайте, что и в какое время выводит вас из равновесия, и измените одно из этих обстоятельств',
      'For two weeks, note what throws you off balance and when, and change one of those circumstances',
    ),
    step.agree(
      'Обсудите с руководителем, что подождёт, когда срочным становится всё сразу, и запишите этот порядок',
      'Settle with your manager what gives way when everything turns urgent, and write the order down',
    ),
    step.review(
      'В течение дня после неудачи запишите, что зависело от вас, что нет и какой шаг первый; сделайте его завтра до обеда',
      'Within a day of a setback, write down what was in your hands, what wasn’t and what comes first; do it by noon tomorrow',
    ),
  ],
  emotions: [
    step.goal(
      'Две недели каждый день спрашивайте одного коллегу, как дела, и пять минут слушайте, не давая советов',
      'Every day for two weeks, ask one colleague how things are, and listen for five minutes without giving advice',
    ),
    step.ask(
      'После двух важных разговоров спросите собеседника, как прозвучали ваши слова, и запишите, что оказалось неожиданным',
      'After two important conversations, ask the other person how your words came across, and note what surprised you',
    ),
    step.when(
      'Перед трудным разговором спросите, удобно ли говорить сейчас, и если нет, выберите время вместе',
      'Before a difficult talk, ask whether now is a good moment, and if it isn’t, choose one together',
    ),
    step.drill(
      'Скажите о том, что вам не нравится, в трёх фразах: что произошло, что вы чувствуете, о чём просите',
      'Say what you don’t like in three sentences: what happened, how you feel about it, what you’d like instead',
    ),
  ],
  integrity: [
    step.task(
      'На этой неделе скажите одну неприятную правду, которую откладывали: тому, кого она касается, и с фактами',
      'This week, tell one unpleasant truth you’ve been putting off, to the person it concerns and with the facts',
    ),
    step.when(
      'Когда вам что-то доверяют, сразу уточните, кому можно об этом знать, и не рассказывайте больше никому',
      'When someone confides in you, ask right away who else may know, and tell nobody else',
    ),
    step.ask(
      'Спросите двух коллег, когда ваши слова при всех и наедине расходились, и исправьте один такой случай',
      'Ask two colleagues when you’ve said one thing in public and another in private, and put one such case right',
    ),
    step.agree(
      'Назовите руководителю случаи, когда личный интерес может повлиять на вашу работу, и договоритесь, как быть',
      'Tell your manager where a personal interest could affect your work, and agree what to do about it',
    ),
  ],
  independence: [
    step.agree(
      'Договоритесь с руководителем, какие задачи месяц не проверяются по ходу, и раз в неделю сообщайте о них сами',
      'Agree with your manager which tasks go unchecked for a month, and report on them once a week without being asked',
    ),
    step.when(
      'Прежде чем спросить, 20 минут ищите ответ, а в вопросе перечислите, где уже искали',
      'Before you ask, look for 20 minutes, and say in your question where you’ve looked',
    ),
    step.goal(
      'Месяц с каждой проблемой приносите два решения и говорите, какое выбрали бы и почему',
      'For a month, bring two solutions with every problem, and say which you’d choose and why',
    ),
    step.count(
      'Две недели записывайте вопросы, с которыми идёте к другим, и отмечайте, какие могли решить сами, а какие нет',
      'For two weeks, note the questions you take to others, and mark which ones you could have settled alone and which not',
    ),
  ],
  digital: [
    step.watch(
      'Посмотрите 20 минут, как в той же программе работает самый быстрый из коллег, и возьмите себе три приёма',
      'Watch for 20 minutes how your quickest colleague works in the same program, and take over three of their tricks',
    ),
    step.goal(
      'Найдите работу, которую каждую неделю делаете вручную, и за месяц поручите её программе: формуле, шаблону, правилу',
      'Find something you do by hand every week, and within a month leave it to the software: a formula, a template, a rule',
    ),
    step.drill(
      'Раз в неделю осваивайте одну новую функцию на настоящей задаче, читая инструкцию не дольше десяти минут',
      'Once a week, learn one new feature on a real task, with no more than ten minutes of reading instructions',
    ),
    step.task(
      'Включите второй фактор, смените пароли, которые повторяются, и откажитесь от доступов, которыми не пользуетесь',
      'Turn on a second factor, change passwords you use twice, and give up access you no longer use',
    ),
    step.ask(
      'Спросите коллег, что в программе отнимает у них больше всего времени, и за 15 минут покажите способ проще',
      'Ask colleagues what costs them the most time in the software, and take 15 minutes to show them an easier way',
    ),
  ],
  time: [
    step.when(
      'Поставьте напоминание за десять минут до каждой встречи и по этому сигналу откладывайте всё остальное',
      'Set a reminder ten minutes before every meeting, and put everything else down when it goes off',
    ),
    step.goal(
      'Две недели начинайте день с самого неприятного дела и занимайтесь им не меньше 25 минут',
      'For two weeks, start the day with the task you like least, and give it at least 25 minutes',
    ),
    step.drill(
      'В следующие пять раз, когда спросят о сроке, не отвечайте сразу: посмотрите в календарь и назовите дату, которую выдержите',
      'The next five times you’re asked for a date, don’t answer right away: look at your calendar and name one you can keep',
    ),
    step.count(
      'Неделю считайте, сколько раз бросили одно дело ради другого; в следующую неделю сократите это число вдвое',
      'For a week, count how often you leave one thing for another before it’s finished, and halve that number the week after',
    ),
  ],
};
