/** What Lighthouse measures of a page on its simulated phone, on slow 4G. */
import type { LighthouseReport } from '../lighthouseReport';
import { runLighthouse } from '../runLighthouse';

export interface Timings {
  /** From 0 to 100. */
  performance: number;
  /** Milliseconds. */
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  speedIndex: number;
  totalBlockingTime: number;
  mainThread: number;
  layoutShift: number;
}

/** As a reader of the language, to whom no other one is offered. */
export async function timingsOf(url: string, language: string, file: string): Promise<Timings> {
  return timingsIn(
    await runLighthouse(url, file, {
      categories: ['performance'],
      chromeFlags: [`--lang=${language}`, `--accept-lang=${language}`],
    }),
  );
}

export function timingsIn({ categories, audits, runtimeError }: LighthouseReport): Timings {
  if (runtimeError) throw new Error(`Lighthouse could not measure: ${runtimeError.message}`);
  const value = (id: string) => {
    const { numericValue } = audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse says nothing of ${id}.`);
    return numericValue;
  };
  return {
    performance: Math.round(100 * (categories.performance?.score ?? 0)),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    totalBlockingTime: value('total-blocking-time'),
    mainThread: value('mainthread-work-breakdown'),
    layoutShift: value('cumulative-layout-shift'),
  };
}
