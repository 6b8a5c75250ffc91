/** What CloudFront makes of the template and of files that were uploaded as docs/deploying.md says. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { cacheControl, hashedFolders } from '../../../../src/hosting/headers';
import { type Host, isFile } from './host';

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

export function cloudfront(site: string, template: string): Host {
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
      if (!isFile(site, file)) {
        const { ResponseCode: status, ResponsePagePath: page } = notFound;
        return { status, file: page, headers: { ...policy, ...uploaded(page) } };
      }
      return { status: 200, file, headers: { ...policy, ...uploaded(file) } };
    },
  };
}

const uploaded = (file: string) => {
  const isHashed = hashedFolders.some((folder) => file.startsWith(folder));
  return { 'cache-control': isHashed ? cacheControl.hashed : cacheControl.other };
};

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
