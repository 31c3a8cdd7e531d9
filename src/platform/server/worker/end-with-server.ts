import { Worker } from 'node:worker_threads';

/** Standard input is a pipe that the server never writes to. It closes when the server is gone. */
const watch = `
  const { Socket } = require('node:net');
  const end = () => process.kill(process.pid, 'SIGKILL');
  new Socket({ fd: 0 }).on('error', end).on('close', end).resume();
`;

/**
 * Ends this process with its server, however that ended. A thread of its own watches, as the main
 * one hears nothing while a task loops.
 */
export function endWithServer(): void {
  new Worker(watch, { eval: true, execArgv: [] }).unref();
}
