import { join } from 'node:path';
import type { DataFolder } from '../stack/folder.ts';
import { readIdentity } from '../stack/process.ts';
import { programs, type Program } from './request.ts';

/** The ids of the processes that a supervisor runs. */
export function processesOf(folder: DataFolder): Partial<Record<Program, number>> {
  const living = programs.flatMap((program) => {
    const pid = readIdentity(join(folder.run, `${program}.json`))?.pid;
    return pid === undefined ? [] : [[program, pid] as const];
  });
  return Object.fromEntries(living);
}
