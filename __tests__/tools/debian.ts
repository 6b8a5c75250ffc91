/** Installs Debian packages for the tests. */
import { existsSync } from 'node:fs';
import { run } from './run';

export const canInstallDebian = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export async function installDebian(...packages: string[]): Promise<number> {
  await run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', ...packages]);
}
