import { stripVTControlCharacters } from 'node:util';

/** The lines of a build's log that a reader would take for a fault. */
export const complaintsIn = (log: string): string[] =>
  stripVTControlCharacters(log)
    .split(/[\r\n]+/)
    .filter((line) => /^\s*(warn|error)\b|^\s+at .*:\d+:\d+/i.test(line))
    // Of npm, about the settings of this machine.
    .filter((line) => !line.startsWith('npm warn'));
