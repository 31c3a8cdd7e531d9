import type { Translation } from '#i18n/t.ts';
import type { sourceMessages as ru } from './ru.ts';

export const sourceMessages: Translation<typeof ru> = {
  saved: 'Source saved',
  deleted: 'Source “{{name}}” deleted',
  looking: 'We’re looking for a new file. If there is one, you’ll see it within a minute.',
  taken: 'Changes accepted',
  refused: 'File refused, nothing has changed',
  invalidAddress:
    'A folder needs a plain name without dots and slashes, an address https without a name and password in it',
  tooMany: 'There can be {{most}} sources at most. Delete one first.',
  samePlace: 'Another source reads from here already. Choose another place.',
  noFolder: 'There’s no such folder on the server. Ask the server’s administrator to create it.',
  noFolders: 'Folders for files aren’t switched on. Ask the server’s administrator to do that.',
  besideScim:
    'A directory of users already sends people by SCIM. Withdraw the key “{{name}}” to switch the source on.',
  off: 'The source is off. Switch it on first.',
  notOpen: 'This file has been accepted, refused or replaced by a newer one. Reload the page.',
  fileGone: 'The file can no longer be read. Ask the source for it once more.',
  unfit: 'This file can’t be accepted any more: {{problem}}',
  changed: 'Changed since then: {{names}}. Look again, then accept once more.',
};
