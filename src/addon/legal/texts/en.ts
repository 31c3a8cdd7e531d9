import type { Translation } from '#platform/texts/t.ts';
import type { legal as ru, security as ruSecurity } from './ru.ts';

export const legal: Translation<typeof ru> = {
  nav: 'Legal information',
  page: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    offer: 'Public offer',
    company: 'About the company',
    documents: 'Documents',
    security: 'Security',
    accessibility: 'Accessibility',
  },
  accessibility: {
    lead: 'This service partially conforms to WCAG 2.2 level AA and to clause 9 of EN 301 549. It’s our own assessment: nobody independent has certified it.',
    gaps: {
      title: 'What isn’t fully met',
      typed:
        'Names and comments don’t say which language they’re in, so a screen reader may read them in the wrong one.',
      tap: 'On a phone, a selected answer leads on to the next question. A switch below the answers turns this off.',
      tables: 'Wide tables scroll sideways in their own box when the window is narrow.',
      files:
        'Reports as PDF are tagged but not certified. XLSX, CSV and PPTX files have headings and no more.',
    },
    looked: {
      title: 'How we know',
      tests:
        'Two programs check every screen in both languages and themes, and a release is stopped by a single error.',
      engines:
        'We’ve gone through it by keyboard, at 400% zoom and in high contrast, in Chromium, Firefox and WebKit.',
      nobody:
        'We haven’t tried it on a real iPhone with VoiceOver, on Android with TalkBack, or with NVDA or JAWS.',
    },
    tell: {
      title: 'If something doesn’t work for you',
      how: 'Tell whoever runs the service which page it was, what you wanted to do, and what you use. Their address:',
    },
  },
  inRussian:
    'This text is in Russian only: it’s written under Russian law, and the Russian wording is binding.',
  contents: 'Contents',
  version: 'Version {{version}}',
  print: 'Print',
  acceptedNote:
    'The tick isn’t stored anywhere: it only adds lines for a signature below the text, so that you can print it.',
  company: {
    about:
      'Assessment 360 is a service for 90, 180 and 360-degree competency assessments: it asks the people someone works with for feedback and makes a report. It works over the internet as SaaS, with nothing to install.',
    price:
      'The price is set individually, on request: it depends on the number of employees and the licence term.',
    holder: 'The rights holder',
    name: 'Name',
    inn: 'INN (taxpayer number)',
    kpp: 'KPP (tax registration code)',
    ogrn: 'OGRN (registration number)',
    address: 'Address',
    head: 'Head',
    email: 'Email',
    phone: 'Phone',
    bank: 'Bank details',
    missing: 'No details yet. Ask whoever gave you access.',
  },
  documents: {
    lead: 'Documents about the service and its rights holder, as PDFs.',
    onlyRussian: 'In Russian',
    sample: 'Sample',
    samples: 'Whoever runs the service will put their documents in place of the samples.',
    none: 'No documents yet',
    noneText: 'Ask whoever gave you access.',
    open: 'Download',
    others: 'Third-party software in the service, and its licences',
    registryExtract: 'Extract from the register of Russian software',
    registrationCertificate: 'Certificate of state registration of the program',
    accreditationCertificate: 'IT accreditation certificate',
    functionalDescription: 'Functional description',
    userGuide: 'User guide',
    adminGuide: 'Admin guide',
  },
};

export const security: Translation<typeof ruSecurity> = {
  lead: 'How the service protects answers, reports and accounts, what depends on whoever runs it, and what no system can promise.',
  answers: {
    title: 'Reviewers’ answers',
    average:
      'In an anonymous assessment, ratings by peers, customers and direct reports are shown only as the average of a group. The company decides how many people a group has at least, and reviewers are told before the questions. It’s usually three.',
    stored:
      'Anonymous answers are stored without a name or a time, in random order. That someone has responded is noted separately.',
    encrypted:
      'All answers are encrypted while they wait for their report. Their key is kept apart from the database, so the database alone, its logs and its copies give none of them away.',
    whole: 'All about how answers are protected, for reviewers',
  },
  access: {
    title: 'Who sees what',
    roles:
      'The server checks the permissions of each role every time. Managers see their direct reports’ reports and their own, no one else’s.',
    companies:
      'Companies are kept apart in the database itself: it shows each company only its own rows, even if the program has a bug.',
    log: 'The activity log shows who signed in, who was given which permissions, and who changed or downloaded what. It can be added to, but not corrected.',
  },
  signIn: {
    title: 'Signing in',
    password:
      'Passwords are stored so that no one can read them. Common passwords are refused, and the number of attempts is limited.',
    session:
      'A session lasts 30 days and ends after 7 days of inactivity. Everyone sees their own sessions on other devices and can end them.',
    link: 'A personal link opens, without a password, everything one person has been asked in this company, and nothing else. While there’s nothing to answer, it opens nothing, and it stops working once the person’s email is changed. Someone it’s forwarded to can answer in that person’s place.',
    told: 'When a password or email changes, its owner gets an email.',
  },
  encryption: {
    title: 'Encryption and hosting',
    wire: 'Between the browser and the server, data travels over an encrypted connection (HTTPS).',
    openWire:
      'The connection to this server isn’t encrypted: you opened this page over HTTP. Before anyone is invited, whoever runs the server needs to set up HTTPS.',
    disk: 'Whoever runs the server takes care of encrypting its disks and backups, and of keeping copies of the database and of the keys to answers apart.',
    scripts:
      'Pages run only their own scripts, and those that whoever runs the server has explicitly allowed.',
    files:
      'Uploaded files are read in a separate process without access to the database. Photos are scaled down in the browser, which leaves no camera data in them.',
  },
  limits: {
    title: 'What no system can promise',
    factor:
      'A stolen password opens the account where the company asks for no second factor. Give HR and admin permissions to few people.',
    tested:
      'There’s been no independent penetration test: so far only the developers have attacked it.',
  },
  report: {
    title: 'If you find a weakness',
    how: 'Tell whoever runs the service, in private rather than in public. Write what you did and what you saw; don’t look at other people’s answers.',
  },
};
