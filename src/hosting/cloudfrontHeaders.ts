/** CloudFront's response-headers policy, from the one description. */
import { security } from './headers';

/** Those that CloudFront knows have names and values of their own; it takes them in no other form. */
const known: Record<string, (value: string) => [string, object]> = {
  'Content-Security-Policy': (value) => ['ContentSecurityPolicy', { ContentSecurityPolicy: value }],
  'Referrer-Policy': (value) => ['ReferrerPolicy', { ReferrerPolicy: value }],
  'Strict-Transport-Security': (value) => [
    'StrictTransportSecurity',
    {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
    },
  ],
  'X-Content-Type-Options': () => ['ContentTypeOptions', {}],
  'X-Frame-Options': (value) => ['FrameOptions', { FrameOption: value }],
};

export const headersPolicy = (name: unknown) => ({
  Type: 'AWS::CloudFront::ResponseHeadersPolicy',
  Properties: {
    ResponseHeadersPolicyConfig: {
      Name: name,
      SecurityHeadersConfig: Object.fromEntries(
        Object.entries(security).flatMap(([name, value]) => {
          const [key, setting] = known[name]?.(value) ?? [];
          return key ? [[key, { ...setting, Override: true }]] : [];
        }),
      ),
      CustomHeadersConfig: {
        Items: Object.entries(security)
          .filter(([name]) => !known[name])
          .map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    },
  },
});
