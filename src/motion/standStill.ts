/** Where the page cannot move, it must not hide what it would have moved: `[data-still]` in the styles. */

/** Milliseconds; a slow phone on a slow network needs less. */
const PATIENCE = 12_000;

export function standStill(): void {
  document.documentElement.dataset.still = '';
}

/** For as long as the page is open: what stands there to be read is not taken away again. */
export function standsStill(): boolean {
  return 'still' in document.documentElement.dataset;
}

/** Where what the page needs fails or takes too long. */
export async function orStandStill(need: Promise<void>): Promise<void> {
  const timer = window.setTimeout(standStill, PATIENCE);
  try {
    await need;
  } catch (error) {
    standStill();
    throw error;
  } finally {
    window.clearTimeout(timer);
  }
}

/** The page's own scripts have taken over. */
export function arrive(): void {
  document.documentElement.dataset.alive = '';
}

/** Runs in each page's head: lets the page stand still when its own scripts fail, or once asked take too long. */
export function watchArrival(): { asked: () => void } {
  const giveUp = () => {
    if (!('alive' in document.documentElement.dataset)) standStill();
  };
  window.addEventListener('unhandledrejection', giveUp);
  const heed = ({ target }: Event) => {
    if (target === window || target instanceof HTMLScriptElement) giveUp();
  };
  // A script that does not come says so to itself only.
  window.addEventListener('error', heed, true);
  return { asked: () => void window.setTimeout(giveUp, PATIENCE) };
}
