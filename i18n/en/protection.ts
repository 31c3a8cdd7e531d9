import type { protection as ru } from '../ru/protection.ts';
import type { Translation } from '../t.ts';

export const protection: Translation<typeof ru> = {
  title: 'How your answers are protected',
  lead: 'For people who are asked for feedback and for those who look after them: unions, lawyers, data protection officers. This page is about anonymous 360-degree assessments. The invitation and the page before the questions say whether yours is one.',
  seen: {
    title: 'What a report shows',
    average:
      'Your ratings as a peer, customer or direct report are shown only as the average of a group. The page before the questions names the smallest number of people in it: usually three. No one can change it once the assessment is in progress.',
    tooFew:
      'If there are too few people, groups are combined. If that’s still too few, their ratings are shown to no one.',
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
      'People who can open the report don’t count towards the number needed. Adding themselves as raters tells them nothing about you.',
    late: 'Neither do people added once someone answering anonymously has responded, so a group can’t be filled up with invented people.',
    replaced:
      'Nor do people whose email or name someone else replaced in the 30 days before they were invited, or later. We tell them at the old address about a new email, and about another record with their name.',
    reports:
      'A group that has been shown never changes. Subtracting one report from another singles no one out.',
    compared:
      'We check what comes out when reports from other assessments of the same person in the last 30 days are added to this one or subtracted from it. If that could reveal the answers of too few people, some groups aren’t shown.',
    names:
      'Before the questions you see who else is invited in your role, and which of them are new in the directory or have had their name changed.',
  },
  kept: {
    title: 'What is stored, and when it’s destroyed',
    device: 'Until you submit your answers, they’re only in your browser.',
    stored:
      'Submitted answers are stored without a name or a time, in random order. That you’ve responded is noted separately.',
    destroyed:
      'Once the final report is made, the answers are destroyed. The report stays, and nothing in the database can tell who wrote what.',
  },
  limits: {
    title: 'What we can’t prevent',
    operator:
      'While answers arrive, whoever has access to the server, or to its backups from that time, could find out who wrote what. Backups made before the report stay for as long as the company keeps them.',
    answered: 'It’s visible who has responded and who hasn’t.',
    same: 'If everyone in a group gave the same rating, that rating is known for each of them.',
    together: 'If several people in a group pool their answers, they learn more about the others.',
    style: 'A comment can give its author away: by style, or by an event only you know of.',
    alone: 'A group may hold a single comment: the others in it responded, but wrote nothing.',
    unequal:
      'If not everyone can judge a competency, it says something about the others too: how much depends on whether people rate different things alike.',
    invented:
      'The system can’t tell invented people who have long been in the directory from real ones.',
  },
  yours: {
    title: 'What you can do',
    check:
      'Look at who else is invited in your role. If you don’t know one of them, ask your HR team.',
    write: 'Write about behaviour, not about an event that details would give away.',
    unknown: 'If you don’t know, choose “no information”: it isn’t a rating.',
  },
};
