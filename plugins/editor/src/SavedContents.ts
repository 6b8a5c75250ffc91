/** The values of all files as saved, and where they are saved. */
import { entriesIn, kindOf } from './entries';
import { formValues } from './formats';
import { nameOf } from './problems';
import { defaultCode, type Settings, site } from './site';
import { GitService } from './stores/gitService';
import type { Store } from './stores/Store';
import { servedFolder } from './stores/servedFolder';
import { draftBranch } from './sveltia/requests';

export class SavedContents {
  /** By file, as the CMS has read or saved them. */
  readonly values = new Map<string, unknown>();
  private readonly service: GitService | undefined;

  constructor(private readonly settings: Settings) {
    this.service =
      settings.backend &&
      new GitService(settings.backend, (branch) =>
        // If that fails, the draft counts until the editor is loaded again.
        this.readPublished(branch).catch(() => {}),
      );
  }

  /** Without its draft, an entry is what the published branch has. */
  private async readPublished(branch: string): Promise<void> {
    const entry = entriesIn(this.settings.languages).find(
      ({ collection, name }) => draftBranch(collection, name) === branch,
    );
    if (!entry) return;
    const before = this.values.get(entry.file);
    const found = await this.service?.version(entry);
    // Otherwise it has been saved meanwhile, as a new draft.
    if (this.values.get(entry.file) === before)
      this.values.set(entry.file, found && formValues(entry, found.text));
  }

  /** Where the CMS saves. */
  store(isLocal: boolean): Store {
    return (!isLocal && this.service) || servedFolder;
  }

  /** The values of an entry; undefined if its file does not exist or can't be read. */
  contentOf = (name: string, language = ''): unknown =>
    this.values.get(kindOf(name).fileIn(language));

  /** The texts that a translation lacks, by their names in the forms. */
  missingIn(code: string): string[] {
    const original = defaultCode(this.settings.languages);
    const missing = site.missingTexts?.(code, original, this.contentOf) ?? [];
    return missing.map(({ entry, key }) => nameOf(entry, key));
  }
}
