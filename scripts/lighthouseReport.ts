/** What Lighthouse says of one page, and what of it keeps a score under 100. */

/** The parts of its JSON that are read here. */
export interface LighthouseReport {
  runtimeError?: { message: string };
  /** A score is none where Lighthouse could not tell. */
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  /** In the audit's own unit. */
  numericValue?: number;
  errorMessage?: string;
  details?: { items?: Item[] };
}

/** Most audits tell of elements, each in its own way; others of files or messages. */
interface Item {
  node?: Element;
  source?: Element | string;
}

interface Element {
  selector?: string;
  snippet?: string;
}

/** The categories that must be perfect; speed depends on the machine that measures. */
export const categories = ['accessibility', 'best-practices', 'seo'];

/** From 0 to 100, one for each category. */
export function scoresOf(report: LighthouseReport): number[] {
  return categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
}

/** Each failing audit's title, below it the elements concerned. */
export function failuresOf(report: LighthouseReport): string[] {
  const ids = categories.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight).map(({ id }) => id),
  );
  const failed = [...new Set(ids)].flatMap((id) => report.audits[id] ?? []).filter(hasFailed);
  const error = report.runtimeError ? [report.runtimeError.message] : [];
  return [...error, ...failed.map(describeFailure)];
}

function hasFailed({ score, scoreDisplayMode }: Audit): boolean {
  return scoreDisplayMode === 'error' || (score !== null && score < 1);
}

function describeFailure({ title, errorMessage, details }: Audit): string {
  const concerned = (details?.items ?? []).map(describeItem);
  return [title, ...(errorMessage ? [errorMessage] : []), ...concerned].join('\n    ');
}

function describeItem(item: Item): string {
  const element = item.node ?? item.source;
  if (typeof element !== 'object' || !element.snippet) return JSON.stringify(item);
  return `${element.selector}  ${element.snippet.replace(/\s+/g, ' ')}`;
}
