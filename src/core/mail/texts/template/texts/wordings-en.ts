import type { Translation } from '#platform/texts/t.ts';
import type { templateTexts as ru } from './wordings-ru.ts';

export const templateTexts: Translation<typeof ru> = {
  email: {
    invitation: {
      subject: 'Feedback needed: {{assessment.who}}, by {{assessment.until}}',
      text: '<h2>Your feedback matters</h2><p>{{person.greeting}}</p><p>An assessment is under way at {{company.name}}. Please answer the questions by the end of <strong>{{assessment.until}}</strong>: it takes {{assessment.minutes}}.</p><p>{{link.button}}</p><p><strong>Who you’re giving feedback on</strong></p><p>{{assessment.list}}</p><p>{{message.text}}</p><p><strong>Who will see your answers</strong><br>{{assessment.confidentiality}}</p><p><strong>Any questions?</strong><br>{{assessment.organiser}}</p>',
    },
    reminder: {
      subject: '{{assessment.left}}: we’re waiting for your feedback ({{assessment.who}})',
      text: '<h2>{{assessment.left}}</h2><p>{{person.greeting}}</p><p>An assessment is under way at {{company.name}}, and we’re still waiting for your answers. Please respond by the end of <strong>{{assessment.until}}</strong>: it takes {{assessment.minutes}}.</p><p>{{link.button}}</p><p><strong>Who is left</strong></p><p>{{assessment.list}}</p><p>If you’ve already started, your answers are saved in the browser you used: open the link there.</p><p><strong>Who will see your answers</strong><br>{{assessment.confidentiality}}</p><p><strong>Any questions?</strong><br>{{assessment.organiser}}</p>',
    },
    questionaryDone: {
      subject: 'Assessment completed: {{questionary.subject}}',
      text: '<h2>Assessment completed</h2><p>{{person.greeting}}</p><p>Feedback collection has ended at {{company.name}}:</p><p>{{questionary.list}}</p><p>{{link.button}}</p>',
    },
    nextCreated: {
      subject: 'Next assessment created: {{questionary.subject}}',
      text: '<h2>Next assessment created</h2><p>{{person.greeting}}</p><p>An assessment at {{company.name}} repeats. Created for the next period:</p><p>{{questionary.list}}</p><p>Check the raters and the dates, then launch it.</p><p>{{questionary.tooSoon}}</p><p>{{link.button}}</p>',
    },
    keyLost: {
      subject: 'Answers can’t be read: {{questionary.subject}}',
      text: '<h2>The key to the answers is missing</h2><p>{{person.greeting}}</p><p>The server doesn’t have the key that encrypts the answers. They can’t be read, new ones can’t be accepted, and no report can be made:</p><p>{{questionary.list}}</p><p>Please tell whoever runs the product. Nothing is lost while the key can be brought back. If it can’t, raters will be asked to respond again, or the assessment will end without a report. Other assessments aren’t affected.</p><p>{{link.button}}</p>',
    },
    reportReady: {
      subject: 'Your assessment results at {{company.name}} are ready',
      text: '<h2>Your assessment results are ready</h2><p>{{person.greeting}}</p><p>The assessment at {{company.name}} is complete. Its results show what you’re good at and what you could develop.</p><p>{{report.list}}</p><p>{{link.button}}</p>',
    },
    tasks: {
      subject: '{{tasks.what}}',
      text: '<h2>{{tasks.what}}</h2><p>{{person.greeting}}</p><p>An assessment is under way at {{company.name}}. Waiting for you:</p><p>{{tasks.list}}</p><p>{{tasks.minutes}}</p><p>{{link.button}}</p><p>{{message.text}}</p>',
    },
    followUp: {
      subject: '{{assessment.who}}: has anything changed? By {{assessment.until}}',
      text: '<h2>Has anything changed?</h2><p>{{person.greeting}}</p><p>Some time ago you were among those asked for feedback at {{company.name}}. Now there are up to three short questions about each person named below: do you see anything more often? It takes less than a minute a person. Please respond by the end of <strong>{{assessment.until}}</strong>.</p><p>{{link.button}}</p><p><strong>Who it’s about</strong></p><p>{{assessment.list}}</p><p><strong>Who will see your answers</strong><br>{{assessment.confidentiality}}</p>',
    },
    reportSent: {
      subject: '{{report.kind}}: {{report.subject}}, {{report.dates}}',
      text: '<h2>{{report.kind}}: {{report.subject}}</h2><p>{{message.text}}</p><p>The report is in the attached PDF: assessment {{report.number}}, {{report.dates}}.</p><p>Sent by {{sender.name}}, {{sender.email}}</p>',
    },
    passwordReset: {
      subject: 'Reset your Assessment 360 password',
      text: '<h2>Reset your password</h2><p>{{person.greeting}}</p><p>Someone, most likely you, asked to reset the password for this account.</p><p>{{link.button}}</p>',
    },
    accountCreated: {
      subject: 'You now have access to 360 feedback at {{company.name}}',
      text: '<h2>You now have access</h2><p>{{person.greeting}}</p><p>You’ve been added to {{company.name}}’s 360 feedback system. {{account.next}}</p><p>{{link.button}}</p><p>Sign-in email: {{account.email}}</p>',
    },
  },
  notification: {
    invitation: {
      text: '<p>You’re asked to give feedback on colleagues by {{assessment.until}}</p>',
    },
    reminder: {
      text: '<p>We’re still waiting for your feedback: please respond by {{assessment.until}}</p>',
    },
    questionaryDone: {
      text: '<p>Assessment {{questionary.number}} completed: {{questionary.subject}}</p>',
    },
    nextCreated: {
      text: '<p>Next assessment created: {{questionary.number}}, {{questionary.subject}}, {{questionary.dates}}. Check it, then launch it.</p><p>{{questionary.tooSoon}}</p>',
    },
    keyLost: {
      text: '<p>Assessment {{questionary.number}}, {{questionary.subject}}: answers can’t be read, as their key is missing on the server. Please tell whoever runs the product.</p>',
    },
    tasks: {
      text: '<p>{{tasks.what}}</p>',
    },
    followUp: {
      text: '<p>A few short questions by {{assessment.until}}: has anything changed since you were asked for feedback?</p>',
    },
    reportReady: {
      text: '<p>Your report is ready: assessment {{report.number}}, {{report.dates}}</p>',
    },
  },
};
