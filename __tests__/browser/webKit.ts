/** Debian's WebKit, through the W3C's WebDriver protocol. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tools/freePort';
import type { Tab, TabOptions } from './engines';

/** Without it, the browser's toolbar keeps its window wider than a phone. */
const slimToolbar =
  '* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }';

/** How long `click()` and `fill()` wait until their element can be reached, in milliseconds. */
const PATIENCE = 15_000;

export class WebKit implements Tab {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly settings: string,
    private readonly session: string,
  ) {}

  static async launch({ locale, isDark, isReduced }: TabOptions): Promise<WebKit> {
    const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
    mkdirSync(join(settings, 'gtk-3.0'));
    writeFileSync(join(settings, 'gtk-3.0/gtk.css'), slimToolbar);
    const animations = `[Settings]\ngtk-enable-animations=${!isReduced}\n`;
    writeFileSync(join(settings, 'gtk-3.0/settings.ini'), animations);
    // WebKit prefers the language of the system, which has only this one.
    symlinkSync('/usr/lib/locale/C.utf8', join(settings, locale));
    const port = await freePort();
    const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
      env: {
        ...process.env,
        XDG_CONFIG_HOME: settings,
        LOCPATH: settings,
        LANG: locale,
        GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
      },
      stdio: 'ignore',
      // A process group, so that `close()` ends its children as well.
      detached: true,
    });
    const failed = new Promise<never>((_, reject) => driver.once('error', reject));
    const url = `http://127.0.0.1:${port}`;
    await Promise.race([failed, awaitAnswer(`${url}/status`)]);
    const { sessionId } = await send('POST', `${url}/session`, { capabilities: {} });
    return new WebKit(driver, settings, `${url}/session/${sessionId}`);
  }

  async goto(url: string): Promise<void> {
    await this.send('url', { url });
  }

  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    const toolbar = await this.evaluate(() => window.outerHeight - window.innerHeight);
    await this.send('window/rect', { width, height: height + toolbar });
  }

  evaluate<Result, Argument>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const script = `const [argument, done] = arguments; Promise.resolve((${run})(argument)).then(done);`;
    return this.send('execute/async', { script, args: [argument ?? null] });
  }

  async click(selector: string): Promise<void> {
    await retry(async () => this.send(`element/${await this.find(selector)}/click`, {}));
  }

  async fill(selector: string, text: string): Promise<void> {
    await retry(async () => {
      const element = `element/${await this.find(selector)}`;
      await this.send(`${element}/clear`, {});
      await this.send(`${element}/value`, { text });
    });
  }

  async setInputFiles(selector: string, file: string): Promise<void> {
    await retry(async () =>
      this.send(`element/${await this.find(selector)}/value`, { text: file }),
    );
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await send('GET', `${this.session}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    await send('DELETE', this.session);
    if (this.driver.pid) process.kill(-this.driver.pid);
    rmSync(this.settings, { recursive: true });
  }

  private async find(selector: string): Promise<string> {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector';
    const found = await this.send('element', { using, value: selector });
    return String(Object.values(found)[0]);
  }

  private send(command: string, body: object) {
    return send('POST', `${this.session}/${command}`, body);
  }
}

async function awaitAnswer(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined)))
    await new Promise((wait) => setTimeout(wait, 50));
}

async function retry(action: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      await action();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((wait) => setTimeout(wait, 100));
    }
  }
}

async function send(method: string, url: string, body?: object) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
  return value;
}
