import { step } from './step.ts';

export const customersSteps = {
  customer: [
    step.ask(
      'Поговорите с тремя клиентами, внешними или внутренними: зачем им ваша работа и что они делают с ней дальше',
      'Talk to three customers, inside or outside the company, about what they need your work for and what they do with it next',
    ),
    step.goal(
      'Выберите срок, за который отвечаете на обращения, и две недели отмечайте, в скольких случаях уложились',
      'Set yourself a time for answering requests, and note for two weeks how often you keep to it',
    ),
    step.when(
      'Прежде чем отказать клиенту, предложите хотя бы два варианта того, что сделать можно',
      'Before you say no to a customer, offer at least two things you can do',
    ),
    step.count(
      'Месяц ведите список обещаний клиентам с датами и за день до каждой проверяйте, успеваете ли',
      'For a month, keep a list of what you’ve promised customers and by when, and check the day before whether you’re on course',
    ),
  ],
  sales: [
    step.drill(
      'В пяти следующих разговорах задайте не меньше пяти вопросов, прежде чем что-то предлагать, и запишите, что узнали',
      'In your next five conversations, ask at least five questions before you offer anything, and write down what you learned',
    ),
    step.task(
      'Перепишите рассказ о продукте так, чтобы за каждым свойством стояло, что оно даёт именно этому клиенту',
      'Rewrite your pitch so that every feature comes with what this particular customer gains from it',
    ),
    step.ask(
      'Отрепетируйте с коллегой разговор о цене: назовите её, замолчите, ответьте на три возражения; спросите, как это звучало',
      'Rehearse the talk about price with a colleague: name it, stop talking, answer three objections, then ask how it sounded',
    ),
    step.watch(
      'Сходите на две встречи с коллегой, у которого сделки закрываются лучше всего, и возьмите себе один приём',
      'Sit in on two meetings with the colleague who closes best, and take over one thing they do',
    ),
    step.when(
      'Каждую встречу заканчивайте следующим шагом с датой и в тот же день подтверждайте его письмом',
      'End every meeting with a next step and a date, and confirm it by email the same day',
    ),
  ],
  service: [
    step.when(
      'Когда клиент сердится, сначала скажите своими словами, чем он недоволен, и только потом спрашивайте о подробностях',
      'When a customer is angry, first put their complaint in your own words, and only then ask for details',
    ),
    step.drill(
      'Напишите три извинения без слова «но» и повторяйте их вслух с коллегой, пока не зазвучат естественно',
      'Write three apologies without a “but” in them, and say them aloud with a colleague until they sound natural',
    ),
    step.goal(
      'Две недели, пока вопрос решается, пишите клиенту не реже раза в день, даже если ничего нового нет',
      'For two weeks, update customers at least once a day while their problem is open, even when there’s nothing new',
    ),
    step.review(
      'Через неделю после решения позвоните трём клиентам, узнайте, всё ли в порядке, и запишите, что изменить в работе',
      'A week after solving a problem, call three of those customers, ask whether all is well, and note what to change',
    ),
  ],
  partners: [
    step.goal(
      'Выпишите десять партнёров и за месяц напишите пяти без всякой просьбы: с новостью, пользой или вопросом',
      'List ten partners and write to five of them this month without asking for anything: news, something useful, a question',
    ),
    step.ask(
      'Попросите одного клиента за полчаса рассказать, на чём держится его дело и что мешает, и перескажите это коллегам',
      'Ask one customer to tell you in half an hour what keeps their business going and what’s in the way, and pass it on to colleagues',
    ),
    step.task(
      'Подготовьте для одного партнёра предложение, о котором он не просил, и до конца месяца обсудите его',
      'Prepare one proposal that a partner hasn’t asked for, and discuss it with them before the month is out',
    ),
    step.when(
      'Если компания чего-то не может, скажите об этом в первом же разговоре и посоветуйте, к кому обратиться',
      'When there’s something the company can’t do, say so in the first conversation, and suggest who can',
    ),
  ],
  market: [
    step.count(
      'Записывайте вопросы о продукте, на которые не ответили сразу, и каждую неделю находите ответы на три',
      'Note every product question you couldn’t answer right away, and find the answers to three of them each week',
    ),
    step.task(
      'Сравните продукт с двумя конкурентами по пяти признакам, важным клиентам, и покажите таблицу команде',
      'Compare the product with two competitors on five points that matter to customers, and show the team the table',
    ),
    step.when(
      'После каждого разговора с клиентом отправляйте коллегам одну строку: что сказано и что это значит для продукта',
      'After every talk with a customer, send colleagues one line: what was said and what it means for the product',
    ),
    step.drill(
      'Научитесь за минуту объяснять, чем отличается ваш продукт, и проверьте это на трёх людях, которые его не знают',
      'Learn to explain in one minute what sets your product apart, and try it on three people who don’t know it',
    ),
  ],
};
