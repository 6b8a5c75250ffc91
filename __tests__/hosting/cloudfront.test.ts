/** @jest-environment node */

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { contentRoot } from '../../src/content/contentRoot';
import { writeCloudFront } from '../../src/hosting/cloudfront';

const file = join(mkdtempSync(join(tmpdir(), 'cloudfront-')), 'cloudfront.json');
writeCloudFront(contentRoot(), file);
const { Resources, Parameters } = JSON.parse(readFileSync(file, 'utf8'));
const code: string = Resources.Front.Properties.FunctionCode;

interface Result {
  statusCode?: number;
  uri?: string;
  headers: Record<string, { value: string }>;
}

function call(uri: string, more: object = {}): Result {
  const request = { method: 'GET', uri, querystring: {}, headers: {}, ...more };
  return runInNewContext(`${code};handler(event)`, { event: { request } });
}

test('Two slashes at the beginning of an address lead to no other host', () => {
  for (const uri of ['//example.com/about', '//example', '///example', '/\\example']) {
    expect(call(uri).headers.location?.value).toMatch(/^\/example/);
  }
});

test('What an address asks for besides is kept, as it was written', () => {
  const querystring = {
    from: { value: 'a%20b' },
    tag: { value: 'one', multiValue: [{ value: 'one' }, { value: 'two' }] },
  };
  expect(call('/about', { querystring }).headers.location?.value).toBe(
    '/about/?from=a%20b&tag=one&tag=two',
  );
});

test('A folder is answered with its page, a file with itself', () => {
  expect(call('/el/about/').uri).toBe('/el/about/index.html');
  expect(call('/static/app-0123.js').uri).toBe('/static/app-0123.js');
});

test('Nothing can be sent', () => {
  expect(call('/about/', { method: 'POST' })).toMatchObject({
    statusCode: 405,
    headers: { allow: { value: 'GET, HEAD' } },
  });
});

test("The function keeps within CloudFront's 10 kB, and uses nothing that its JavaScript has not", () => {
  expect(code.length).toBeLessThan(10_240);
  expect(code).not.toMatch(
    /\bfor \((const|let|var) \w+ of\b|\.\.\.|\?\?|\?\.|flatMap|\b(import|export)\b/,
  );
});

test('Whatever the template names is in it', () => {
  const text = JSON.stringify(Resources, (key, value) => (key === 'FunctionCode' ? '' : value));
  const there = [...Object.keys(Resources), ...Object.keys(Parameters)];
  const named = [
    ...[...text.matchAll(/"Ref":"(\w+)"/g)],
    ...[...text.matchAll(/"Fn::GetAtt":\["(\w+)"/g)],
    ...[...text.matchAll(/\$\{(\w+)[.}]/g)],
  ].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(there).toEqual(expect.arrayContaining(named));
});

test('The bucket is closed to all but the distribution', () => {
  expect(Object.values(Resources.Bucket.Properties.PublicAccessBlockConfiguration)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const [statement, ...others] = Resources.BucketPolicy.Properties.PolicyDocument.Statement;
  expect(others).toEqual([]);
  expect(statement).toMatchObject({
    Action: 's3:GetObject',
    Principal: { Service: 'cloudfront.amazonaws.com' },
  });
  expect(JSON.stringify(statement.Condition)).toContain(`distribution/\${Site}`);
});
