/** Refuses a picture that is too small for its place, or an unusable logo, before the CMS takes it, so that the old one stays. */
import { z } from 'zod';
import { aboutModel } from '../model/model';
import { logoProblem } from '../model/pictures';
import { schemaAt } from '../model/schemaAt';
import { showMessage } from './notice';
import { translate } from './words';

/** Files that were checked and may pass. */
const checked = new WeakSet<File>();

/** The key of the field whose picture is being chosen, such as `collage.0.file`. */
let place = '';

export function refuseSmallPictures(): void {
  document.addEventListener('click', remember, true);
  document.addEventListener('dragover', remember, true);
  document.addEventListener('change', stopUnchecked, true);
  document.addEventListener('drop', stopUnchecked, true);
}

/** The dialog for uploads is outside the field. */
function remember({ target }: Event): void {
  if (!(target instanceof Element) || target.closest('[role="dialog"]')) return;
  place = target.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath ?? '';
}

function stopUnchecked(event: Event): void {
  const files = filesOf(event).filter(({ type }) => type.startsWith('image/'));
  const refusalOf = checkAt(place);
  if (!refusalOf || !files.length || files.every((file) => checked.has(file))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Ends the CMS's sign that a file may be dropped.
  if (event instanceof DragEvent) event.target?.dispatchEvent(new DragEvent('dragleave'));
  Promise.all(files.map(refusalOf)).then((problems) => {
    const [problem] = problems.filter(Boolean);
    if (problem) showMessage(problem);
    else passOn(event, files);
  });
}

function filesOf(event: Event): File[] {
  const { files } =
    event instanceof DragEvent ? (event.dataTransfer ?? {}) : (event.target as HTMLInputElement);
  return [...(files ?? [])];
}

/** Resolves with why a file is refused; undefined for fields that take every picture. */
function checkAt(key: string): ((file: File) => Promise<string | undefined>) | undefined {
  if (key === 'logo') return refusalOfLogo;
  const minimum = minimumAt(key);
  return minimum ? (file) => problemOf(file, minimum) : undefined;
}

/** The narrowest picture that the field takes, in pixels; undefined for other fields. */
function minimumAt(key: string): number | undefined {
  const field = key && schemaAt(aboutModel, key.split('.'));
  const { minWidth } = (field && z.globalRegistry.get(field)) || {};
  return typeof minWidth === 'number' ? minWidth : undefined;
}

async function problemOf(file: File, minimum: number): Promise<string | undefined> {
  // What the browser can't decode, such as HEIC, is the CMS's to convert or to refuse.
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture || picture.width >= minimum) return undefined;
  return translate(
    `${file.name} has ${picture.width} × ${picture.height} pixels and would look blurred. Choose a picture at least ${minimum} pixels wide.`,
  );
}

async function refusalOfLogo(file: File): Promise<string | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const size = await image.decode().then(
    () => ({ width: image.naturalWidth, height: image.naturalHeight }),
    () => undefined,
  );
  const svg = file.type === 'image/svg+xml' ? await file.text() : undefined;
  const problem = logoProblem(size, svg);
  return problem && translate(`${file.name} ${problem.problem}. ${problem.fix}`);
}

/** Repeats the event; the CMS's drop target takes files by an event of its own. */
function passOn(event: Event, files: File[]): void {
  for (const file of files) checked.add(file);
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event instanceof DragEvent)
    target.closest('.drop-target')?.dispatchEvent(new CustomEvent('Select', { detail: { files } }));
  else target.dispatchEvent(new Event('change', { bubbles: true }));
}
