import { makeSuperCommand, resetFactorCommand } from './access/access-commands.ts';
import { proveDomainCommand, ssoOffCommand } from './access/sso-commands.ts';
import {
  activateCommand,
  deactivateCommand,
  deleteCommand,
  exportCommand,
  importCommand,
  listCommand,
} from './brand-commands.ts';
import type { Command } from './command.ts';
import { endSessionsCommand, ipListOffCommand } from './company/security-commands.ts';
import { createBrandCommand } from './create-brand-command.ts';
import { backupCommand, restoreCommand } from './files.ts';
import { jobsCommand } from './jobs-command.ts';
import { copyKeysCommand, keysCommand, rotateCommand } from './keys/key-commands.ts';
import { bringKeysCommand, reopenCommand } from './keys/lost-key-commands.ts';
import { limitsCommand } from './limits-command.ts';
import { moveCommand, receiveCommand, sendCommand } from './move/move-commands.ts';
import { checkUpgradeCommand } from './upgrade/check-upgrade.ts';
import { moveDatabaseCommand } from './upgrade/move-database.ts';

/** All commands of the operator's program by name (rules 9 and 75). */
export const commands: Record<string, Command> = {
  backup: backupCommand,
  restore: restoreCommand,
  'move-database': moveDatabaseCommand,
  'check-upgrade': checkUpgradeCommand,
  'list-brands': listCommand,
  'create-brand': createBrandCommand,
  'set-limits': limitsCommand,
  'ip-list-off': ipListOffCommand,
  'end-sessions': endSessionsCommand,
  'deactivate-brand': deactivateCommand,
  'activate-brand': activateCommand,
  'export-brand': exportCommand,
  'import-brand': importCommand,
  'move-brand': moveCommand,
  'receive-brand': receiveCommand,
  'send-brand': sendCommand,
  'delete-brand': deleteCommand,
  'reset-factor': resetFactorCommand,
  'make-super': makeSuperCommand,
  jobs: jobsCommand,
  keys: keysCommand,
  'copy-keys': copyKeysCommand,
  'rotate-keys': rotateCommand,
  'bring-keys': bringKeysCommand,
  'reopen-answers': reopenCommand,
  'sso-off': ssoOffCommand,
  'prove-domain': proveDomainCommand,
};
