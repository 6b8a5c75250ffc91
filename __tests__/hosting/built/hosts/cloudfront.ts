/** What CloudFront makes of the template, and of the files as they were uploaded. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { Bucket } from './bucket';
import type { Host } from './host';

interface Value {
  value: string;
}

interface Result {
  uri?: string;
  statusCode?: number;
  headers: Record<string, Value>;
}

const decoded = (headers: Record<string, Value>) =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));

export function cloudfront(bucket: Bucket, template: string): Host {
  const { Resources } = JSON.parse(readFileSync(template, 'utf8'));
  const code: string = Resources.Front.Properties.FunctionCode;
  const config = Resources.Site.Properties.DistributionConfig;
  const policy = policyHeaders(Resources.Headers.Properties.ResponseHeadersPolicyConfig);
  const [notFound] = config.CustomErrorResponses;
  return {
    hasNotFoundByLanguage: false,
    readsFirstLanguageOnly: false,
    ask: async (address, language) => {
      const { pathname: uri, searchParams } = new URL(address, 'https://www.example.com');
      const querystring = Object.fromEntries(
        [...searchParams].map(([key, value]) => [key, { value }]),
      );
      const headers = language ? { 'accept-language': { value: language } } : {};
      const request = { method: 'GET', uri, querystring, headers };
      const result: Result = runInNewContext(`${code};handler(event)`, { event: { request } });
      if (result.statusCode) {
        const { location, ...sent } = decoded(result.headers);
        return { status: result.statusCode, location, headers: sent };
      }
      const file = result.uri ?? '';
      const object = bucket.get(file);
      const page: string = object ? file : notFound.ResponsePagePath;
      const { type = '', cacheControl = '' } = object ?? bucket.get(page) ?? {};
      return {
        status: object ? 200 : notFound.ResponseCode,
        file: page,
        headers: { ...policy, 'content-type': type, 'cache-control': cacheControl },
      };
    },
  };
}

/** As CloudFront writes what its policy says. */
function policyHeaders({
  SecurityHeadersConfig: known,
  CustomHeadersConfig: custom,
}: {
  SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>;
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
}): Record<string, string> {
  const transport = known.StrictTransportSecurity;
  return {
    'content-security-policy': String(known.ContentSecurityPolicy?.ContentSecurityPolicy),
    'referrer-policy': String(known.ReferrerPolicy?.ReferrerPolicy),
    'strict-transport-security': [
      `max-age=${transport?.AccessControlMaxAgeSec}`,
      ...(transport?.IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(transport?.Preload ? ['preload'] : []),
    ].join('; '),
    'x-frame-options': String(known.FrameOptions?.FrameOption),
    ...(known.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}
