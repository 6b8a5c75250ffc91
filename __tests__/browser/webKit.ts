/** Debian's WebKit, the engine of Safari, through the W3C's WebDriver protocol. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../tools/freePort';
import { testResults } from '../tools/paths';

/** Without it, the browser's toolbar keeps its window wider than a phone. */
const slimToolbar =
  '* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }';

export class WebKit {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly session: string,
  ) {}

  /** `locale` is the language that the browser prefers. */
  static async launch(locale: string): Promise<WebKit> {
    const port = await freePort();
    const settings = resolve(testResults, 'webkit');
    mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
    writeFileSync(join(settings, 'gtk-3.0/gtk.css'), slimToolbar);
    const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
      env: { ...process.env, XDG_CONFIG_HOME: settings, LANG: 'C.UTF-8', LANGUAGE: locale },
      stdio: 'ignore',
      // A process group, so that `close()` ends its children as well.
      detached: true,
    });
    const missing = new Promise<never>((_, reject) => driver.once('error', reject));
    const url = `http://127.0.0.1:${port}`;
    await Promise.race([missing, awaitAnswer(`${url}/status`)]);
    const { sessionId } = await send('POST', `${url}/session`, { capabilities: {} });
    return new WebKit(driver, `${url}/session/${sessionId}`);
  }

  async goto(url: string): Promise<void> {
    await send('POST', `${this.session}/url`, { url });
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    const frame = await this.evaluate(() => window.outerHeight - window.innerHeight);
    const { width, height } = size;
    await send('POST', `${this.session}/window/rect`, { width, height: height + frame });
  }

  /** Runs a function in the page, with an argument. */
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const script = `const [argument, done] = arguments; Promise.resolve((${run})(argument)).then(done);`;
    return send('POST', `${this.session}/execute/async`, { script, args: [argument ?? null] });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await send('GET', `${this.session}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    await send('DELETE', this.session);
    if (this.driver.pid) process.kill(-this.driver.pid);
  }
}

async function awaitAnswer(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined)))
    await new Promise((wait) => setTimeout(wait, 50));
}

async function send(method: string, url: string, body?: object) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebKit: ${value.message}`);
  return value;
}
