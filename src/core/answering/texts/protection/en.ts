import type { Translation } from '#platform/texts/t.ts';
import type { protection as ru } from './ru.ts';

export const protection: Translation<typeof ru> = {
  title: 'How your answers are protected',
  lead: 'For people who are asked for feedback and for those who look after them: unions, lawyers, data protection officers. This page is about anonymous 360-degree assessments. The invitation and the page before the questions say whether yours is one.',
  seen: {
    title: 'What a report shows',
    average:
      'Your ratings as a peer, customer or direct report are shown only as the average of a group. The page before the questions names the smallest number of people in it: usually three. No one can change it once the assessment is in progress.',
    tooFew:
      'If too few people in a role respond, their ratings are combined with those of other roles or are part of no number: which of the two is settled before the assessment starts.',
    gaps: 'Where not everyone in a group could rate something, the average is shown roughly, to half a point (finer in large groups), or not at all. Otherwise HR could ask the same in other words and work out, from the difference, the rating of whoever gave none here.',
    agreement: 'Whether opinions differ is said in one word, without numbers.',
    texts:
      'Comments are shown word for word, in alphabetical order within a group, with no link between questions.',
    attributed:
      'Managers’ answers and the self-assessment are shown as they are: in these roles answers aren’t anonymous.',
    readers:
      'The person assessed, HR, admins and the manager they report to in the system can open the report.',
  },
  guarded: {
    title: 'What we’ve thought of',
    readers:
      'People who can open the report don’t count towards the number needed. Adding themselves as reviewers tells them nothing about you.',
    late: 'Neither do people added once someone answering anonymously has responded, so a group can’t be filled up with invented people.',
    replaced:
      'Nor do people whose email or name someone else replaced in the 30 days before they were invited, or later. We tell them at the old address about a new email, and about another record with their name.',
    reports:
      'A group that has been shown never changes. Subtracting one report from another singles no one out.',
    voice:
      'While someone’s anonymous answers about a person are collected and for 30 days after, no assessment of the company asks them about that person again, openly or anonymously. So no two reports show the same person’s answers once among others and once without them.',
    again:
      'If an assessment says so, the same people are asked some weeks later whether anything has changed. All peers, customers and direct reports are then one group of at least three, and one word about each behaviour is all that’s said of it. The person reads it, and their manager if the development plan is shared. HR doesn’t, and no one learns who has answered.',
    names:
      'Before the questions you see who else is invited in your role, and which of them are new in the directory or have had their name changed.',
  },
  kept: {
    title: 'What is stored, and when it’s destroyed',
    device:
      'Until you submit your answers, they’re only in your browser. The server knows just the kind of device you began on (phone, tablet, computer) and the day. Only you see that, and it’s deleted once you’ve submitted your answers or the assessment has ended.',
    stored:
      'Submitted answers are stored without a name or a time, in random order. That you’ve responded is noted separately.',
    encrypted: 'Answers are encrypted. Their key is kept apart from the database.',
    destroyed:
      'Once the final report is made, the answers and their key are destroyed. The report stays, and neither the database nor old copies of it can tell who wrote what.',
  },
  limits: {
    title: 'What we can’t prevent',
    operator:
      'While answers arrive, someone who has both the database and the keys, such as whoever runs the server, could find out who wrote what. If they copied both, they still could later. Someone who has only the database or a copy of it can’t read the answers.',
    comesIn:
      'Whoever runs the company’s sign-in server or mail server can come in as anybody and answer in their place.',
    companies:
      'Two companies of one installation, such as those of a holding, don’t know each other’s assessments. If both ask about the same person, someone who reads both reports could work out a single answer.',
    answered: 'It’s visible who has responded and who hasn’t.',
    same: 'If everyone in a group gave the same rating, that rating is known for each of them.',
    together: 'If several people in a group pool their answers, they learn more about the others.',
    style: 'A comment can give its author away: by style, or by an event only they know of.',
    alone:
      'A group may contain only one comment, if everyone else in it responded without writing anything.',
    twice:
      'If the same thing is asked several times in different words, the rating of someone who once gave none can be guessed more closely. The system refuses a question repeated word for word; only people notice one that’s been reworded.',
    aboutPerson:
      'What isn’t about the person, such as “I would recommend working here”, is rated alike about everyone. Two reports on different people by nearly the same reviewers may then give away a single answer.',
    invented:
      'The system can’t tell invented people who have long been in the directory from real ones.',
  },
  yours: {
    title: 'What you can do',
    check:
      'Check who else has been invited in your role. If you don’t recognise someone, ask your HR team.',
    write:
      'Write plain short sentences about behaviour, not about an event that details would give away, in the language your colleagues use.',
    link: 'Don’t forward the invitation: its link opens everything you’ve been asked in this company, and anyone who has it can answer in your place.',
    unknown: 'If you don’t know, choose “no information”: it isn’t a rating.',
  },
};
