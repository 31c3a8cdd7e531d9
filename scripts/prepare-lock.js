// Lets one preparation of a tree at a time through (decision 039).
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` while holding the lock file; waits for a living holder, takes over from a dead one. */
export async function underLock(file, say, work) {
  let said = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder !== null && !isAlive(holder)) removeDead(file, holder);
    else {
      if (!said)
        say(`waiting for another preparation to end (process ${holder ?? 'unknown'}, ${file})`);
      said = true;
      await wait(200);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** The file appears with its content at once, so nobody reads it half written. */
function take(file) {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${process.pid}`);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

/** Of several who see the same dead holder one moves the file away; a fresh one goes back. */
function removeDead(file, holder) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) !== holder) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
