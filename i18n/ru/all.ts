import { entry } from './entry.ts';
import { errors } from './errors.ts';
import { mail } from './mail.ts';
import { paper } from './paper.ts';
import { questionary } from './questionary.ts';
import { questionaryMessages } from './questionary-messages.ts';
import { report } from './report.ts';
import { role } from './role.ts';
import * as scale from './scale.ts';
import { shell } from './shell.ts';
import { testing } from './testing.ts';
import { testingMessages } from './testing-messages.ts';
import { uiKit } from './ui-kit.ts';

/** The whole Russian catalogue: the source of every key. */
export const ru = {
  ...entry,
  errors,
  mail,
  paper,
  questionary,
  questionaryMessages,
  report,
  role,
  ...scale,
  shell,
  testing,
  testingMessages,
  uiKit,
} as const;
export type Texts = typeof ru;
