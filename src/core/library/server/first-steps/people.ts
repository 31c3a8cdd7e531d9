import { step } from './step.ts';

export const peopleSteps = {
  teamwork: [
    step.task(
      'Раз в неделю за 15 минут показывайте коллегам что-то одно из того, о чём вас чаще всего спрашивают',
      'Once a week, take 15 minutes to show colleagues one of the things they ask you about most',
    ),
    step.when(
      'Когда просят о помощи, в тот же день ответьте, чем и когда поможете, даже если не сейчас',
      'When someone asks for help, answer the same day with what you can do and when, even if it’s not now',
    ),
    step.count(
      'Две недели, рассказывая об общей работе, называйте, кто что сделал, и отмечайте, каждый ли раз получилось',
      'For two weeks, say who did what whenever you report on shared work, and note whether you managed it each time',
    ),
    step.ask(
      'Спросите двух коллег, какая новая ваша привычка больше всего помогла бы общему делу, и две недели следуйте ей',
      'Ask two colleagues which new habit of yours would help the team most, and keep it up for two weeks',
    ),
  ],
  communication: [
    step.drill(
      'Две недели начинайте каждое письмо с вывода или просьбы и перед отправкой вычёркивайте треть текста',
      'For two weeks, open every email with the point or the request, and cut a third of the text before you send it',
    ),
    step.when(
      'Когда хочется перебить, запишите мысль и говорите только через три секунды после того, как собеседник закончит',
      'When you want to interrupt, write the thought down, and speak only three seconds after the other person has finished',
    ),
    step.goal(
      'Две недели в конце каждого рабочего разговора говорите своими словами, о чём договорились, и спрашивайте, верно ли это',
      'For two weeks, end every work conversation by saying in your own words what you’ve agreed, and ask whether that’s right',
    ),
    step.agree(
      'Договоритесь с командой, за сколько часов вы отвечаете на сообщения, и через две недели спросите, так ли выходит',
      'Agree with your team how soon you answer messages, and ask them after two weeks whether you do',
    ),
  ],
  influence: [
    step.drill(
      'Перед двумя важными разговорами выпишите, что важно собеседнику, и подберите доводы именно об этом',
      'Before two important conversations, write down what matters to the other person, and choose arguments that speak to that',
    ),
    step.when(
      'Когда слышите возражение, сначала перескажите его и спросите, верно ли вы поняли, и только потом отвечайте',
      'When you meet an objection, first restate it and ask whether you’ve got it right; only then answer',
    ),
    step.watch(
      'Понаблюдайте, как убеждает коллега, к которому прислушиваются, запишите два приёма и один примените на этой неделе',
      'Watch how a colleague people listen to makes a case, note two things they do, and use one this week',
    ),
    step.task(
      'Подготовьте для руководства предложение, с которым там могут не согласиться, и защитите его фактами, а не настойчивостью',
      'Prepare one proposal that senior people may not like, and defend it with facts rather than persistence',
    ),
  ],
  negotiation: [
    step.drill(
      'Перед следующими переговорами запишите, чего хотите, на что согласитесь и что сделаете, если не договоритесь',
      'Before your next negotiation, write down what you want, what you’d accept and what you’ll do if there’s no agreement',
    ),
    step.when(
      'Первые десять минут переговоров только спрашивайте, что важно другой стороне и почему, и не называйте своих условий',
      'For the first ten minutes of a negotiation, only ask what matters to the other side and why; name no terms of your own',
    ),
    step.ask(
      'Отрепетируйте трудные переговоры с коллегой в роли другой стороны и спросите, где вы уступили зря',
      'Rehearse a hard negotiation with a colleague playing the other side, and ask where you gave way for nothing',
    ),
    step.goal(
      'Месяц в день каждой договорённости отправляйте другой стороне письмо: кто, что и к какому сроку делает',
      'For a month, send the other side an email on the day you agree: who does what, and by when',
    ),
  ],
  conflict: [
    step.when(
      'Когда спор становится острым, скажите вслух сначала, в чём вы согласны, и только потом, в чём расходитесь',
      'When a discussion heats up, say aloud where you agree first, and only then where you differ',
    ),
    step.task(
      'Выберите одно разногласие, которое обсуждали с другими, и на этой неделе поговорите с самим человеком',
      'Pick one disagreement you’ve discussed with others, and talk about it this week with the person themselves',
    ),
    step.drill(
      'Перед трудным разговором запишите, чего хотите вы и чего, судя по всему, хочет другой, и найдите три решения, которые устроят обоих',
      'Before a difficult talk, write down what you want and what you think they want, and find three solutions that could suit both',
    ),
    step.ask(
      'После двух споров спросите участников, какие ваши слова задели, и в следующий раз скажите то же иначе',
      'After two arguments, ask those present which of your words stung, and put the same point differently next time',
    ),
  ],
  feedback: [
    step.goal(
      'Две недели через день благодарите одного человека за конкретное дело: что именно сделано и чем это помогло',
      'Every other day for two weeks, thank one person for something specific: what they did and how it helped',
    ),
    step.drill(
      'Подготовьте один трудный отзыв в трёх фразах: ситуация, поступок, последствия; скажите его наедине не позже чем через два дня',
      'Prepare one piece of difficult feedback in three sentences: situation, behaviour, impact; give it in private within two days',
    ),
    step.ask(
      'Попросите у трёх коллег по одному совету на будущее, поблагодарите, не споря, и выполните хотя бы один',
      'Ask three colleagues for one suggestion each for the future, thank them without arguing, and act on at least one',
    ),
    step.review(
      'Через две недели после замечания расскажите тому, кто его сделал, что вы изменили, и спросите, заметно ли это',
      'Two weeks after a criticism, go back to whoever made it, say what you’ve changed, and ask whether it shows',
    ),
  ],
  cooperation: [
    step.agree(
      'До начала следующей совместной работы согласуйте сроки с другим подразделением и запишите их там, где видно обоим',
      'Before your next joint piece of work, agree the dates with the other department, and keep them where both can see them',
    ),
    step.count(
      'Две недели отмечайте, как быстро отвечаете своему подразделению и чужим, и сравняйте оба срока',
      'For two weeks, note how soon you answer your own department and how soon you answer others, and bring the two level',
    ),
    step.ask(
      'Спросите трёх человек в других подразделениях, что доходит до них от вас слишком поздно, и одно присылайте раньше',
      'Ask three people in other departments what reaches them too late from you, and send one of those things earlier',
    ),
    step.when(
      'Если переписка дошла до третьего письма, позвоните или подойдите, а итог отправьте всем одной строкой',
      'When an exchange reaches its third email, call or walk over, then send everyone the outcome in one line',
    ),
  ],
  respect: [
    step.ask(
      'Спросите двух коллег, чьё мнение слышите реже всего, как с вами работается и что изменить; одно измените',
      'Ask two colleagues you rarely hear from what it’s like to work with you and what to change, and change one thing',
    ),
    step.goal(
      'Две недели приходите на встречи вовремя, заканчивайте в срок и отменяйте их не позже чем за день',
      'For two weeks, arrive at meetings on time, end them on time, and cancel no later than the day before',
    ),
    step.drill(
      'Трижды за неделю, услышав мнение, с которым не согласны, задайте два вопроса о нём, прежде чем возражать',
      'Three times this week, ask two questions about a view you disagree with before you object to it',
    ),
    step.when(
      'Если при вас кого-то перебили или высмеяли, скажите «давайте дослушаем» и верните человеку слово',
      'If someone is cut off or laughed at in front of you, say “Let’s hear this out” and give them the floor again',
    ),
  ],
};
