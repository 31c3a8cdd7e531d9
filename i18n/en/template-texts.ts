import type { templateTexts as ru } from '../ru/template-texts.ts';
import type { Translation } from '../t.ts';

export const templateTexts: Translation<typeof ru> = {
  email: {
    invitation: {
      subject: 'Feedback needed: {{assessment.who}}, by {{assessment.until}}',
      text: '<h2>Your feedback matters</h2><p>{{person.greeting}}</p><p>An assessment is under way at {{company.name}}. Please answer the questions by the end of <strong>{{assessment.until}}</strong>: it takes {{assessment.minutes}}.</p><p>{{link.button}}</p><p><strong>Who you’re giving feedback on</strong></p><p>{{assessment.list}}</p><p><strong>Who will see your answers</strong><br>{{assessment.confidentiality}}</p><p><strong>Any questions?</strong><br>{{assessment.organiser}}</p>',
    },
    reminder: {
      subject: '{{assessment.left}}: we’re waiting for your feedback ({{assessment.who}})',
      text: '<h2>{{assessment.left}}</h2><p>{{person.greeting}}</p><p>An assessment is under way at {{company.name}}, and we’re still waiting for your answers. Please respond by the end of <strong>{{assessment.until}}</strong>: it takes {{assessment.minutes}}.</p><p>{{link.button}}</p><p><strong>Who is left</strong></p><p>{{assessment.list}}</p><p>If you’ve already started, your answers are saved in the browser you used: open the link there.</p><p><strong>Who will see your answers</strong><br>{{assessment.confidentiality}}</p><p><strong>Any questions?</strong><br>{{assessment.organiser}}</p>',
    },
    questionaryDone: {
      subject: 'Assessment {{questionary.number}} is complete: {{questionary.subject}}',
      text: '<h2>An assessment is complete</h2><p>{{person.greeting}}</p><p>Assessment {{questionary.number}} is complete: {{questionary.subject}}. Responses: {{questionary.answered}}.</p><p>{{link.button}}</p>',
    },
    nextCreated: {
      subject: 'The next assessment has been created: {{questionary.subject}}',
      text: '<h2>The next assessment has been created</h2><p>{{person.greeting}}</p><p>This assessment repeats, so assessment {{questionary.number}} has been created: {{questionary.subject}}, {{questionary.dates}}.</p><p>It’s a draft: check the raters and the dates, then launch it.</p><p>{{link.button}}</p>',
    },
    reportReady: {
      subject: 'Your assessment report is ready',
      text: '<h2>Your report is ready</h2><p>{{person.greeting}}</p><p>The assessment at {{company.name}} is complete, and your report is ready. It shows what you’re good at and what you could develop.</p><p>{{link.button}}</p>',
    },
    reportSent: {
      subject: 'Assessment report: {{report.subject}}',
      text: '<h2>Assessment report</h2><p>Hello,</p><p>{{report.sender}} at {{company.name}} is sending you a report: {{report.subject}}. The file is attached.</p><p>{{report.message}}</p><p>The report is meant for you only. Please don’t forward it.</p>',
    },
    passwordReset: {
      subject: 'Reset your Assessment 360 password',
      text: '<h2>Reset your password</h2><p>{{person.greeting}}</p><p>Someone, most likely you, asked to reset the password for this account.</p><p>{{link.button}}</p>',
    },
    accountCreated: {
      subject: 'You’ve been invited to 360 feedback at {{company.name}}',
      text: '<h2>You now have access</h2><p>{{person.greeting}}</p><p>You’ve been added to {{company.name}}’s 360 feedback system. {{account.next}}</p><p>{{link.button}}</p><p>Sign-in email: {{account.email}}</p>',
    },
  },
  notification: {
    invitation: {
      text: '<p>Feedback needed: {{assessment.who}}, by {{assessment.until}}</p>',
    },
    reminder: {
      text: '<p>{{assessment.left}}: we’re waiting for your feedback ({{assessment.who}})</p>',
    },
    questionaryDone: {
      text: '<p>Assessment {{questionary.number}} is complete: {{questionary.subject}}. Responses: {{questionary.answered}}</p>',
    },
    nextCreated: {
      text: '<p>The next assessment {{questionary.number}} has been created: {{questionary.subject}}, {{questionary.dates}}</p>',
    },
    reportReady: {
      text: '<p>Your assessment report is ready</p>',
    },
    reportSent: {
      text: '<p>{{report.sender}} is sending you a report: {{report.subject}}</p>',
    },
  },
};
