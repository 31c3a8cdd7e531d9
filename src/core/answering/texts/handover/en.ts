import type { handover as ru } from '#core/answering/texts/handover/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const handover: Translation<typeof ru> = {
  on: {
    phone: 'on your phone',
    tablet: 'on your tablet',
    computer: 'on your computer',
    other: 'on another device',
  },
  day: {
    today: 'today',
    yesterday: 'yesterday',
    '0': 'on Sunday',
    '1': 'on Monday',
    '2': 'on Tuesday',
    '3': 'on Wednesday',
    '4': 'on Thursday',
    '5': 'on Friday',
    '6': 'on Saturday',
  },
  elsewhere: {
    title: 'You started {{place}} {{day}}: your answers are there',
    titleNoDay: 'You started {{place}}: your answers are there',
    text: 'To go on here, open these questions there, press “Hand over to another device” and type the code. Or start again here.',
    scanned: 'Answers from another device',
    scannedText: 'The code is already filled in. Now bring the answers here.',
  },
  take: {
    code: 'Code from the other device',
    submit: 'Bring answers here',
    notACode: 'A code has eight characters: digits and Latin letters',
    both: 'If a question is answered on both devices',
    theirs: 'Take the answer from the other device',
    own: 'Keep the answer from this one',
    working: 'Decrypting your answers…',
    broken:
      'We couldn’t read these answers. They’re still on the other device: get a new code there.',
    notKept:
      'Your browser doesn’t allow answers to be stored, so they aren’t here. They’re still on the other device.',
    insecure: 'Answers can only be handed over if the page’s address starts with https.',
  },
  give: {
    title: 'Hand over to another device',
    making: 'Encrypting your answers…',
    lead: 'On the other device, point the camera at the square. Or open these same questions there, by the link in your email or with your account, and type the code:',
    qr: 'A square for the camera: it opens these same questions and fills in the code',
    code: 'Code',
    once: 'The code works for 10 minutes and only once. Your answers travel encrypted: they can only be read with this code. Nothing stays on the server.',
    back: 'Back to the questions',
    backHint: 'If you go back, the code stops working.',
    failed: 'We couldn’t get a code',
    refused: 'These answers can’t be handed over any more',
    tooLarge:
      'There’s too much to hand over this way. Finish here, or copy the long texts and send them to yourself.',
    instead: 'I have a code from another device',
  },
  handed: {
    title: 'Your answers are handed over',
    text: 'Go on there. They’re still here too, in case something happens to that device.',
    over: 'You were handing your answers over',
    overText:
      'The code is no longer shown. If you’ve already gone on on the other device, finish there: answers can be submitted once. If not, go on here.',
    now: 'They’re now {{place}}.',
    goOn: 'Go on here',
    again: 'Get a new code',
  },
};
