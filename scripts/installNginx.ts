/** Finds Debian's nginx for the tests, or installs it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallDebian, installDebian } from './debian';

export const nginxProgram = '/usr/sbin/nginx';
const modules = ['brotli_static', 'js'].map(
  (name) => `/usr/lib/nginx/modules/ngx_http_${name}_module.so`,
);

export const hasNginx = (): boolean => [nginxProgram, ...modules].every((file) => existsSync(file));

/** Skips the tests of nginx, without failing, where it can't be installed. */
export async function installNginx(): Promise<number> {
  if (hasNginx()) return 0;
  if (!canInstallDebian()) {
    console.warn(
      "SKIPPED: nginx's tests need Debian's nginx with its brotli-static and js modules.",
    );
    return 0;
  }
  console.log('Installing nginx for the tests …');
  const wasThere = existsSync(nginxProgram);
  const code = await installDebian(
    'nginx',
    'libnginx-mod-http-brotli-static',
    'libnginx-mod-http-js',
  );
  // Debian starts the installed service on port 80.
  if (code === 0 && !wasThere) await stopService();
  return code;
}

const stopService = () =>
  new Promise<void>((resolve) => {
    const child = spawn('service', ['nginx', 'stop'], { stdio: 'ignore' });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
