import { basePath } from '../../model/basePath';
import { readCompany } from '../../model/files/read';

/** Gatsby reads its configuration before the content check, which reports an invalid address. */
export function pathPrefix(root: string): string {
  try {
    return basePath(readCompany(root).url);
  } catch {
    return '';
  }
}
