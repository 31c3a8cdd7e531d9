import { entry } from './entry.ts';
import { errors } from './errors.ts';
import { mail } from './mail.ts';
import { paper } from './paper.ts';
import { questionary } from './questionary.ts';
import { questionaryMessages } from './questionary-messages.ts';
import { recovery } from './recovery.ts';
import { report } from './report.ts';
import { role } from './role.ts';
import * as scale from './scale.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { testing } from './testing.ts';
import { testingMessages } from './testing-messages.ts';
import { uiKit } from './ui-kit.ts';
import { user } from './user.ts';
import { userMessages } from './user-messages.ts';

/** The whole Russian catalogue: the source of every key. */
export const ru = {
  ...entry,
  errors,
  mail,
  paper,
  questionary,
  questionaryMessages,
  recovery,
  report,
  role,
  ...scale,
  settings,
  shell,
  testing,
  testingMessages,
  uiKit,
  user,
  userMessages,
} as const;
export type Texts = typeof ru;
