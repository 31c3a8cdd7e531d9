import { audit } from './audit.ts';
import { directory } from './directory.ts';
import { directoryMessages } from './directory-messages.ts';
import { entry } from './entry.ts';
import { field } from './field.ts';
import { mail } from './mail.ts';
import { paper } from './paper.ts';
import { profile } from './profile.ts';
import { profileMessages } from './profile-messages.ts';
import { questionary } from './questionary.ts';
import { questionaryMessages } from './questionary-messages.ts';
import { raters } from './raters.ts';
import { ratersMessages } from './raters-messages.ts';
import { recovery } from './recovery.ts';
import { report } from './report.ts';
import { settings } from './settings.ts';
import { shared } from './shared.ts';
import { structure } from './structure.ts';
import { tableFile } from './table-file.ts';
import { testing } from './testing.ts';
import { testingMessages } from './testing-messages.ts';
import { uiKit } from './ui-kit.ts';
import { upload } from './upload.ts';
import { user } from './user.ts';
import { userMessages } from './user-messages.ts';

/** The whole Russian catalogue: the source of every key. What the web loads of it stands in web.ts. */
export const ru = {
  ...entry,
  ...shared,
  audit,
  directory,
  directoryMessages,
  field,
  mail,
  paper,
  profile,
  profileMessages,
  questionary,
  questionaryMessages,
  raters,
  ratersMessages,
  recovery,
  report,
  settings,
  tableFile,
  structure,
  testing,
  testingMessages,
  uiKit,
  upload,
  user,
  userMessages,
} as const;
export type Texts = typeof ru;
