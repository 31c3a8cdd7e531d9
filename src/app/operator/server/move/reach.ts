import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openWire, type Wire } from './wire.ts';

/** The installation at the other end of a command. */
export interface Reached {
  wire: Wire;
  /** Resolves when the command has ended. */
  leave(): Promise<void>;
  /** Ends it at once. */
  stop(): void;
}

/**
 * Runs the operator's program of the other installation by a command of the shell, such as one of ssh, and
 * speaks to it over its standard input and output. What it says to people goes to ours.
 */
export function reach(command: string): Reached {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  child.on('error', () => {});
  // What nobody listens for when the command ends would be dropped.
  child.stdout.on('readable', () => {});
  const ended = once(child, 'close').then(
    () => {},
    () => {},
  );
  return {
    wire: openWire(child.stdout, child.stdin),
    leave: async () => {
      child.stdin.end();
      await ended;
    },
    stop: () => {
      child.stdin.destroy();
      child.stdout.destroy();
      child.kill();
    },
  };
}
