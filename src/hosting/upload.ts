/** The upload to CloudFront's bucket: there, a file's type and how long it is kept are said as it comes in. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cacheControl, hashedFolders } from './headers';
import { hostFiles } from './hostFiles';
import { contentType, types } from './types';

export function writeUpload(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, script());
}

/** Pages come last, when all that they name is there; and what they have named before stays for those who read them. */
const script = () => `#!/bin/sh
# Written by the build, from src/hosting/: changes here are lost. Run it as: sh deploy/upload.sh <bucket>
set -eu
bucket="\${1:?Name the bucket: sh deploy/upload.sh <bucket>}"
put() {
  aws s3 sync public "s3://$bucket" --no-progress --exclude '*' "$@"
}
${[...hashed(), ...others()].join('\n')}
`;

const htmlLast = Object.entries(types).sort(
  ([one], [other]) => Number(one === 'html') - Number(other === 'html'),
);

const hashed = () =>
  htmlLast.map(([ending, type]) => {
    const included = hashedFolders.map((folder) => `--include '${folder.slice(1)}*.${ending}'`);
    return put(included, contentType(type), cacheControl.hashed);
  });

const others = () =>
  htmlLast.map(([ending, type]) => {
    const excluded = [...hashedFolders.map((folder) => `${folder.slice(1)}*`), ...hostFiles];
    const filters = [`--include '*.${ending}'`, ...excluded.map((one) => `--exclude '${one}'`)];
    return put(filters, contentType(type), cacheControl.other);
  });

const put = (filters: string[], type: string, cache: string) =>
  `put ${filters.join(' ')} --content-type '${type}' --cache-control '${cache}'`;
