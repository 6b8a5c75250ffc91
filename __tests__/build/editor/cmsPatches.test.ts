/** @jest-environment node */
import { patchCms } from '../../../src/build/editor/cmsPatches';

test('A correction that does not fit a new version of the CMS stops the build', () => {
  expect(() => patchCms('changed code')).toThrow(
    /^The CMS's code has changed\..+src\/build\/editor\/cmsPatches\.ts:\nIn the first visit no draft is kept/s,
  );
});
