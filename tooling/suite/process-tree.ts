import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number };

const statOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return ''; // It has ended since the folder was read.
  }
};

const fromProc = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(/^.*\) \S (\d+)/s.exec(statOf(name))?.[1]) }));

const fromPs = (): Process[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent }));

/** The ids of a process and of all that descend from it, parents first. */
export const treeOf = (root: number): number[] => {
  const processes = existsSync('/proc/self/stat') ? fromProc() : fromPs();
  const tree = [root];
  for (const id of tree) tree.push(...processes.filter(({ parent }) => parent === id).map(({ pid }) => pid));
  return tree;
};

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
};

/**
 * Kills a process and all that descend from it, also those in process groups of their own, like a browser. They are
 * stopped first, so that none starts another while the tree is read.
 */
export const killTree = (root: number): void => {
  const stopped = new Set<number>();
  let isComplete = false;
  while (!isComplete) {
    const fresh = treeOf(root).filter((pid) => !stopped.has(pid));
    for (const pid of fresh) {
      send(pid, 'SIGSTOP');
      stopped.add(pid);
    }
    isComplete = fresh.length === 0;
  }
  for (const pid of stopped) send(pid, 'SIGKILL');
};
