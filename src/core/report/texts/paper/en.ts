import type { Translation } from '#platform/texts/t.ts';
import type { paper as ru } from './ru.ts';

export const paper: Translation<typeof ru> = {
  title: '{{method}}° assessment report: {{subject}}',
  final: 'Final assessment report',
  interim: 'Interim assessment report',
  interimNote:
    'This assessment is still in progress: {{passed}} of {{total}} have responded. The final report may differ.',
  number: 'Assessment #{{number}}',
  period: 'Assessment period',
  created: 'Report date',
  passed: 'Responses',
  ofTotal: '{{passed}} of {{total}}',
  sheets_one: '{{count}} person',
  sheets_other: '{{count}} people',
  notAll: 'not everyone',
  roughly: 'roughly',
  empty: {
    tooFew: 'too few ratings',
    askedBefore: 'asked recently',
    noteTooFew:
      '“Too few ratings” means that too few people in this group gave a rating here for it to be shown without giving anyone away.',
    noteAskedBefore:
      '“Asked recently” means that another assessment recently asked the same about this person, and someone gave no rating. The difference between the two reports could reveal individual answers.',
    unanswered: '“—” means there’s no rating: no responses, or only “no information” answers.',
    broughtIn:
      '“—” means the group has no rating of its own: fewer than {{threshold}} ratings in that row, a group combined with another, or no ratings in the file.',
  },
  broughtIn: {
    at: 'Imported from a file',
    titled: '“{{title}}”.',
    note: 'This report was imported from a file: the assessment didn’t take place in this system. It has no comments, no names of reviewers and no number of people invited, and the job title and department of that day aren’t known.',
    sameScale: 'Ratings from 1 to 5, as in the file: the higher, the better.',
    otherScale:
      'The file had ratings from {{low}} to {{high}}. They’re converted to the scale from 1 to 5: {{low}} became 1, {{high}} became 5.',
    formula:
      'The groups’ ratings and numbers of people come from the file. Others’ rating = Σ (group’s rating × people in it) ÷ Σ people, across all groups shown except self; the overall rating is the same with the self-assessment included.',
    anonymityText:
      'Ratings from peers, customers and direct reports are only shown as an average of at least {{threshold}} people, rounded to tenths. How many responded is taken from the file. Roles with fewer people, or an unknown number, are combined with others or weren’t imported. Managers’ ratings and the self-assessment are shown separately.',
    attributed: 'Each role is shown separately, as in the file.',
  },
  read: {
    heading: 'How to read this report',
    own: {
      othersSelf:
        'This is how the people you work with see your work, and how you see it yourself.',
      others: 'This is how the people you work with see your work.',
      leaderSelf: 'This is how you and your manager see your work.',
      leader: 'This is how your manager sees your work.',
      leadersSelf: 'This is how you and your managers see your work.',
      leaders: 'This is how your managers see your work.',
      self: 'This is how you see your own work.',
    },
    other: {
      othersSelf:
        'This is how the people around them see this person’s work, and how they see it themselves.',
      others: 'This is how the people around them see this person’s work.',
      leaderSelf: 'This is how the manager and this person see their work.',
      leader: 'This is how the manager sees this person’s work.',
      leadersSelf: 'This is how the managers and this person see their work.',
      leaders: 'This is how the managers see this person’s work.',
      self: 'This is how this person sees their own work.',
    },
    talk: 'It’s a reason to talk, not an exam.',
    scaleOwn:
      'The scale goes from 1 to 5: 5 is “{{best}}”, 1 is “{{worst}}”. {{high}} or higher is a strength, below {{low}} is worth developing.',
    scale:
      'The scale goes from 1 to 5: the higher the rating, the more often this behaviour is seen at work. {{high}} or higher is a strength, below {{low}} is worth developing.',
    start:
      'Start with the main points and look for what stands clearly above or below the rest: a difference of a few tenths may be chance. How the figures are calculated is explained at the end.',
    startLeader:
      'Start with the main points and choose one or two things worth talking about. How the figures are calculated is explained at the end.',
  },
  who: {
    own: {
      others: { name: 'others', whose: 'others’ rating' },
      leader: {
        name: 'your manager',
        whose: 'your manager’s rating',
      },
      leaders: {
        name: 'your managers',
        whose: 'your managers’ rating',
      },
    },
    other: {
      others: { name: 'others', whose: 'others’ rating' },
      leader: {
        name: 'the manager',
        whose: 'the manager’s rating',
      },
      leaders: {
        name: 'the managers',
        whose: 'the managers’ rating',
      },
    },
  },
  main: {
    heading: 'Main points',
    named: '“{{name}}” ({{mark}})',
    disputed: '“{{name}}” ({{mark}}, reviewers disagree)',
    own: {
      strengths: 'Your strengths: {{marks}}.',
      strength: 'Your strength: {{marks}}.',
      highest: 'Clearly above the rest, by {{whose}}: {{marks}}.',
      toDevelop: 'Worth working on first: {{marks}}.',
      below: 'Below {{limit}}, by {{whose}}: {{marks}}.',
      difference:
        'The largest difference: on “{{name}}” you rated yourself {{self}}, {{who}} rated you {{others}}.',
      onlyDifference: 'You rated yourself {{self}}, {{who}} rated you {{others}}.',
      noDifference:
        'Your own rating and {{whose}} are close everywhere: the difference is below {{gap}}.',
      noSelf:
        'There’s no self-assessment of yours in this report, so it can’t be compared with others’ rating.',
      selfAlone:
        'This report holds only your self-assessment: no one else has responded. Talk it over with your manager. To learn how others see you, ask HR to run the assessment again.',
      selfShown:
        'This report holds only your self-assessment: there are too few answers from others to show them. Talk it over with your manager. To learn how others see you, ask HR to run the assessment again.',
    },
    other: {
      strengths: 'Strengths: {{marks}}.',
      strength: 'Strength: {{marks}}.',
      highest: 'Clearly above the rest, by {{whose}}: {{marks}}.',
      toDevelop: 'To work on first: {{marks}}.',
      below: 'Below {{limit}}, by {{whose}}: {{marks}}.',
      difference: 'The largest difference: “{{name}}”, self {{self}}, {{whose}} {{others}}.',
      onlyDifference: 'Self-assessment {{self}}, {{whose}} {{others}}.',
      noDifference:
        'The self-assessment and {{whose}} are close everywhere: the difference is below {{gap}}.',
      noSelf:
        'There’s no self-assessment in this report, so it can’t be compared with others’ rating.',
      selfAlone:
        'This report holds only a self-assessment: no one else has responded. It says nothing of how others see this person, so run the assessment again with more reviewers and reminders in time.',
      selfShown:
        'This report holds only a self-assessment: there are too few answers from others to show them. It says nothing of how others see this person, so run the assessment again with more reviewers and reminders in time.',
    },
    toDevelopMany_one:
      '{{count}} competency is worth developing. Start with what matters most for the job.',
    toDevelopMany_other:
      '{{count}} competencies are worth developing: their ratings are close, and the differences may be chance. Start with the one that matters most for the job.',
    leaderAlone: 'The only rating by others in this report is {{whose}}.',
    leaderShown:
      'The only rating by others shown here is {{whose}}: there are too few answers from anyone else to show them anonymously.',
    between: 'Others’ ratings range from {{from}} to {{to}}.',
    allHigh: 'All ratings by others are {{high}} or higher: from {{from}} to {{to}}.',
    close:
      'The ratings are close to each other: from {{from}} to {{to}}. The differences may be chance, so choose what to develop by what matters most for the job.',
    same: 'All ratings by others are the same: {{mark}}.',
    one: 'Others’ rating is {{mark}}.',
    noCompetences: 'This assessment has no competencies.',
    nobody: 'There are no ratings in this report: no one has responded.',
    onlyUnknown:
      'There are no ratings in this report: every competency question was answered “no information”.',
    nothingShown:
      'There are no ratings in this report: the answers are all “no information”, or too few to be shown anonymously.',
  },
  strengths: {
    heading: { own: 'Your strengths', other: 'Strengths' },
    nothingOut:
      'Others’ rating isn’t {{high}} or higher on any competency, and nothing stands clearly above the rest.',
    none: 'Others’ rating isn’t {{high}} or higher on any competency.',
  },
  otherwise: {
    heading: { own: 'Where others see you differently', other: 'Where others see it differently' },
  },
  next: { heading: 'What next' },
  lines: {
    heading: 'All competencies',
    lead: 'What others rate highest is at the top.',
    press: 'Press a competency to see its behaviours.',
  },
  toDevelop: {
    none: 'Others’ rating isn’t below {{limit}} on any competency.',
  },
  behaviours: {
    heading: 'Behaviours by competency',
    lead: 'The questions of each competency, and how often what they ask about is seen.',
    top: 'Seen most often',
    low: 'Seen least often',
    others: 'Others',
    tooFew:
      'What others answered to single questions isn’t shown here: too few people answered every question of this competency.',
    askedBefore:
      'What others answered to single questions isn’t shown here: another assessment recently asked the same.',
    notShown:
      'What others answered to single questions isn’t shown here: they have no rating of this competency.',
    everywhere: {
      tooFew:
        'What others answered to single questions can’t be shown: in each competency, too few people answered every question.',
      askedBefore:
        'What others answered to single questions can’t be shown: another assessment recently asked the same.',
      notShown:
        'What others answered to single questions can’t be shown: the report has no ratings of theirs.',
    },
  },
  participants: {
    heading: 'Reviewers',
    role: 'Role',
    passed: 'Responses',
    names: 'Names',
  },
  chart: {
    heading: 'Competency profile',
    scale: 'Scale of 1 to 5: the further from the centre, the higher the rating.',
    barsScale: 'Scale of 1 to 5: the longer the bar, the higher the rating.',
    alt: 'Chart of ratings by competency. Lines: {{groups}}. All figures are in the competency table.',
  },
  competences: {
    heading: 'Competencies',
    number: 'No.',
    name: 'Competency',
    others: 'Others’ rating',
    total: 'Overall',
    agreement: 'Reviewer agreement',
    differ: 'disagree',
    opinionsDiffer: 'reviewers disagree',
    target: 'Target',
    change: 'Since last',
    company: 'Company',
    notePeople:
      'The number under a group’s name or a rating shows how many people are in the group.',
    noteRough:
      '“Roughly” means that someone in the group gave no rating here. So that the average doesn’t give away one person’s answer, it’s given less exactly: to half a point, in large groups to a quarter.',
    noteOthers: '“Others’ rating” excludes the self-assessment.',
    noteOnlyGroup:
      'Others’ rating here is that of one group, “{{group}}”: the report has no others.',
    noteTotal: '“Overall” includes the self-assessment.',
    noteTarget:
      '“Target” is the rating that the job title calls for; below it, how far above or below others’ rating is.',
    noteChange:
      '“Since last” shows how others’ rating differs from that in assessment #{{number}}.',
    noteWhole: {
      higher: 'Over all competencies it’s higher by {{change}}: chance hardly ever does that.',
      lower: 'Over all competencies it’s lower by {{change}}: chance hardly ever does that.',
      chance: 'Over all competencies the difference is {{change}}: chance does as much.',
      tooFew:
        'Over all competencies the difference is {{change}}, but there are too few people to tell whether anything has changed.',
    },
    noteChance: 'A difference in brackets may be chance, or there are too few people to tell.',
    noteCompany:
      '“Company” is others’ rating on average over the people assessed by this method in {{year}}, and how many there are.',
    noteDiffer: '“Disagree” means that individual ratings are far apart.',
    noteHeat:
      'Cell colour: orange is below {{low}}, blue is {{high}} or higher; the deeper, the further.',
    ofSome: '“Not everyone” means the rating doesn’t include everyone in the group who responded.',
  },
  zones: {
    self: 'Self',
    others: 'Others',
    gap: 'Difference',
    none: 'There are no such competencies.',
    headings: {
      lowest: 'Lowest ratings',
      development: 'Development areas',
      hidden: 'Hidden strengths',
      blind: 'Blind spots',
    },
    own: {
      lowest:
        'Up to three competencies where {{whose}} is below {{high}} and below the average. Between close ratings the difference may be chance.',
      development: 'Here {{whose}} is below {{low}}, and it’s not a blind spot.',
      developmentAlone: 'Here {{whose}} is below {{low}}.',
      hidden:
        'Here {{whose}} is {{gap}} or more above your self-rating. Where it’s below {{low}}, no one would call that a strength: you’re just stricter with yourself.',
      blind: 'Here your self-rating is higher by {{gap}} or more, and {{whose}} is below {{high}}.',
    },
    other: {
      lowest:
        'Up to three competencies where {{whose}} is below {{high}} and below the average. Between close ratings the difference may be chance.',
      development: 'Here {{whose}} is below {{low}}, and it’s not a blind spot.',
      developmentAlone: 'Here {{whose}} is below {{low}}.',
      hidden:
        'Here {{whose}} is {{gap}} or more above the self-rating. Where it’s below {{low}}, no one would call that a strength: the person is just stricter with themselves.',
      blind: 'Here the self-rating is higher by {{gap}} or more, and {{whose}} is below {{high}}.',
    },
  },
  answers: {
    heading: 'Answers to open questions',
    ratings: 'Additional rating questions',
    group: 'Group',
    mark: 'Rating',
    sheets: 'Responses',
    order: 'Comments are quoted word for word, in alphabetical order within each group.',
    asAsked: 'Questions are worded as reviewers were asked them.',
    empty: 'No answers.',
  },
  undrawn: 'Some characters are shown as boxes: the document’s fonts don’t have them.',
  notes: {
    heading: 'How results are calculated',
    scale: 'Scale',
    scaleText:
      '“{{always}}” scores 5, “{{most}}” 4, “{{half}}” 3, “{{rarely}}” 2 and “{{never}}” 1 (rating = 6 − answer number). “{{unknown}}” isn’t scored and isn’t included in any average.',
    formula: 'Formula',
    formulaText:
      'One reviewer’s rating of a competency is the average of their answers to its questions. A group’s rating is the average of its reviewers’ ratings. Others’ rating = Σ (group rating × people in the group) ÷ Σ people, across all groups except self. The overall rating is calculated the same way with the self-assessment included.',
    formulaGaps:
      'If someone in a group gave no rating of a competency, the group’s average is given roughly or not at all. In others’ rating and the overall rating the group still counts by all the people in it.',
    limits: 'Thresholds',
    limitsText:
      'Strengths: up to three competencies with the highest others’ rating, {{high}} or higher. Lowest ratings: up to three competencies, at most half of all, with others’ rating below {{high}} and below the average others’ rating across all competencies. Blind spot: self-rating − others’ rating ≥ {{gap}}, and others’ rating < {{high}}. Hidden strength: self-rating − others’ rating ≤ −{{gap}}. Development area: others’ rating < {{low}} and not a blind spot.',
    limitsTextAlone:
      'Strengths: up to three competencies with the highest others’ rating, {{high}} or higher. Lowest ratings: up to three competencies, at most half of all, with others’ rating below {{high}} and below the average others’ rating across all competencies. Development area: others’ rating < {{low}}. Blind spots and hidden strengths need a self-assessment, and there’s none here.',
    unrounded: 'The lists are based on unrounded figures.',
    agreement: 'Reviewer agreement',
    agreementWord:
      'Reviewers disagree when individual ratings differ from their mean by more than 0.8 on average. It’s only stated when enough people responded.',
    agreementNumbers:
      'AD is that average deviation. r_wg is the degree of agreement from 0 to 1, where 1 is complete agreement.',
    agreementOf: '{{name}}: AD {{adm}}, r_wg {{rwg}}',
    anonymity: 'Anonymity',
    anonymityText:
      'Ratings from peers, customers and direct reports are shown only as averages of groups of at least {{threshold}} people, rounded to one decimal. Managers’ ratings and the self-assessment are shown separately. People who can open this report don’t count towards the {{threshold}}.',
    attributed:
      'This assessment isn’t anonymous: each group is shown separately, however few people responded.',
    combined:
      'Combined groups: {{groups}}. At least one of them had too few responses to be shown on its own, so they share one rating.',
    named: '“{{name}}”',
    combinedIn: '{{groups}} ({{names}})',
    combinedElsewhere: '{{groups}} (elsewhere)',
    notShown_one:
      'Answers from {{count}} person aren’t shown: there was no group of at least {{threshold}} people to include them in, or they contain few ratings. They aren’t part of any average.',
    notShown_other:
      'Answers from {{count}} people aren’t shown: there was no group of at least {{threshold}} people to include them in, or they contain few ratings. They aren’t part of any average.',
    leftOut:
      'Small groups aren’t combined with larger ones in this assessment: that was decided before it began. Where a group has few responses, they aren’t part of any average.',
    silent_one:
      'Answers from {{count}} person are in groups that have no rating in any row: in each of them too many people answered “no information”, or another assessment recently asked the same.',
    silent_other:
      'Answers from {{count}} people are in groups that have no rating in any row: in each of them too many people answered “no information”, or another assessment recently asked the same.',
    withheld_one: 'Answers from {{count}} person aren’t shown. They aren’t part of any average.',
    withheld_other: 'Answers from {{count}} people aren’t shown. They aren’t part of any average.',
    keptBack:
      'Groups not shown: {{groups}}. There’s a report on the same person from assessment {{numbers}}. The difference between the two reports could reveal individual answers.',
    keptBackBySeveral:
      'Groups not shown: {{groups}}. There are reports on the same person from assessments {{numbers}}. All of them together could reveal individual answers.',
    numbered: '#{{number}}',
    waiting_one:
      'Answers from {{count}} person aren’t shown yet: they wait until at least half of those invited in the role have responded and there’s a group of at least {{threshold}} people. Answers with few ratings wait for the final report.',
    waiting_other:
      'Answers from {{count}} people aren’t shown yet: they wait until at least half of those invited in the role have responded and there’s a group of at least {{threshold}} people. Answers with few ratings wait for the final report.',
    withoutMarks_one:
      '{{count}} person answered “no information” to every competency question. This doesn’t affect the ratings.',
    withoutMarks_other:
      '{{count}} people answered “no information” to every competency question. This doesn’t affect the ratings.',
    allShown:
      'Answers from every peer, customer and direct report who responded count towards at least one rating in this report.',
    descriptions: 'Competency definitions',
  },
};
