// Lets one preparation of a tree at a time through (decision 039).
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs `work` while holding the lock file. Waits for a living holder and takes over from a dead
 * one.
 */
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

/** The file appears together with its content, so nobody reads it half written. */
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

/** If several see the same dead holder, only one moves the file away. A fresh one is put back. */
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
