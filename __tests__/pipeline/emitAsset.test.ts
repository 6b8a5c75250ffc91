/** @jest-environment node */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emitAsset } from '../../src/pipeline/emitAsset';

test('A file is named by its content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const address = emitAsset('/cards/en', 'jpg', 'A card');
  // The first digits of `printf 'A card' | sha256sum`.
  expect(address).toBe('/cards/en-50945a92d482.jpg');
  expect(readFileSync(join(folder, 'public', address), 'utf8')).toBe('A card');
});
