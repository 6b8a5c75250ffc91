/**
 * The bill of materials (CycloneDX) of what the site serves, for tools that look for known weaknesses.
 * It names no time and no random number, so that it changes only with what it lists.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOf, type Shipped } from './shipped';

export function sbom(root: string, shipped: Shipped[]): string {
  const { name, version } = readJson(join(root, 'package.json'));
  const { packages } = readJson(join(root, 'package-lock.json'));
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: shipped.map((one) => component(one, packages[`node_modules/${one.folder}`])),
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function component(one: Shipped, locked?: { integrity?: string }) {
  const { licence, contains } = one;
  const isNamed = /^[\w.-]+$/.test(licence);
  return {
    ...identity(idOf(one)),
    licenses: [{ license: isNamed ? { id: licence } : { name: licence } }],
    hashes: locked?.integrity?.split(' ').map(hash),
    components: contains.length ? contains.map((id) => identity(id, idOf(one))) : undefined,
  };
}

/** Some packages lie in several others. */
function identity(id: string, within?: string) {
  const at = id.lastIndexOf('@');
  const [name, version] = [id.slice(0, at), id.slice(at + 1)];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { type: 'library', 'bom-ref': within ? `${within}|${id}` : id, name, version, purl };
}

/** `sha512-` and base64, as the lock file has it. */
function hash(integrity: string) {
  const [algorithm = '', base64 = ''] = integrity.split(/-(.*)/);
  const content = Buffer.from(base64, 'base64').toString('hex');
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content };
}
