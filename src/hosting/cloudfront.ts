/**
 * The site on Amazon CloudFront, from a private bucket, as one CloudFormation template; docs/deploying.md
 * says how to set it up and how to upload the files, whose Cache-Control and type are said then.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { headersPolicy } from './cloudfrontHeaders';
import { edgeFunction } from './edgeFunction';
import { cacheControl, security } from './headers';
import { frontOf, redirects } from './redirects';

export function writeCloudFront(root: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(template(root), null, 2)}\n`);
}

/** Amazon's own, "CachingOptimized": keyed on nothing but the address, compressed as Brotli and gzip. */
const cachePolicy = '658327ea-f89d-4fab-a63d-7443e55e5a6f';

const named = (what: string) => ({ 'Fn::Sub': `\${AWS::StackName}-${what}` });
const attribute = (resource: string, name: string) => ({ 'Fn::GetAtt': [resource, name] });
const reference = (name: string) => ({ Ref: name });
const withDomain = (yes: unknown, no: unknown) => ({ 'Fn::If': ['HasDomain', yes, no] });

const template = (root: string) => ({
  AWSTemplateFormatVersion: '2010-09-09',
  Description: 'A static site in a private bucket behind CloudFront. Written by the build.',
  Parameters: {
    DomainName: {
      Type: 'String',
      Default: '',
      Description: 'Like www.example.com; empty for an address of CloudFront.',
    },
    CertificateArn: {
      Type: 'String',
      Default: '',
      Description: 'Of a certificate for that domain, in the region us-east-1.',
    },
  },
  Conditions: { HasDomain: { 'Fn::Not': [{ 'Fn::Equals': [reference('DomainName'), ''] }] } },
  Resources: {
    Bucket: bucket,
    BucketPolicy: bucketPolicy,
    Access: access,
    Headers: headersPolicy(named('headers')),
    Front: front(root),
    Site: distribution,
  },
  Outputs: {
    BucketName: { Value: reference('Bucket') },
    DistributionId: { Value: reference('Site') },
    Address: { Value: attribute('Site', 'DomainName') },
  },
});

const bucket = {
  Type: 'AWS::S3::Bucket',
  Properties: {
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  },
};

const bucketPolicy = {
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: reference('Bucket'),
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Action: 's3:GetObject',
          Resource: { 'Fn::Sub': `\${Bucket.Arn}/*` },
          Condition: {
            StringEquals: {
              'AWS:SourceArn': {
                'Fn::Sub': `arn:\${AWS::Partition}:cloudfront::\${AWS::AccountId}:distribution/\${Site}`,
              },
            },
          },
        },
      ],
    },
  },
};

const access = {
  Type: 'AWS::CloudFront::OriginAccessControl',
  Properties: {
    OriginAccessControlConfig: {
      Name: named('access'),
      OriginAccessControlOriginType: 's3',
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4',
    },
  },
};

const front = (root: string) => ({
  Type: 'AWS::CloudFront::Function',
  Properties: {
    Name: named('front'),
    AutoPublish: true,
    FunctionConfig: {
      Comment: 'Languages, folders, slashes',
      Runtime: 'cloudfront-js-2.0',
    },
    FunctionCode: functionCode(root),
  },
});

function functionCode(root: string): string {
  const rules = redirects(root);
  const constants = {
    FRONT: frontOf(rules),
    MOVED: rules.filter(({ from }) => from !== '/'),
    // Also said by the policy below, which may not reach what a function answers.
    HEADERS: { ...security, 'Cache-Control': cacheControl.other },
  };
  return edgeFunction('cloudfront.ts', { constants, ending: '' });
}

const distribution = {
  Type: 'AWS::CloudFront::Distribution',
  Properties: {
    DistributionConfig: {
      Enabled: true,
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      Aliases: withDomain([reference('DomainName')], reference('AWS::NoValue')),
      ViewerCertificate: withDomain(
        {
          AcmCertificateArn: reference('CertificateArn'),
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
        { CloudFrontDefaultCertificate: true },
      ),
      Origins: [
        {
          Id: 'bucket',
          DomainName: attribute('Bucket', 'RegionalDomainName'),
          OriginAccessControlId: attribute('Access', 'Id'),
          S3OriginConfig: { OriginAccessIdentity: '' },
        },
      ],
      DefaultCacheBehavior: {
        TargetOriginId: 'bucket',
        ViewerProtocolPolicy: 'redirect-to-https',
        AllowedMethods: ['GET', 'HEAD'],
        CachedMethods: ['GET', 'HEAD'],
        Compress: true,
        CachePolicyId: cachePolicy,
        ResponseHeadersPolicyId: reference('Headers'),
        FunctionAssociations: [
          { EventType: 'viewer-request', FunctionARN: attribute('Front', 'FunctionARN') },
        ],
      },
      // A bucket that lists nothing answers 403 for what is not there.
      CustomErrorResponses: [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponseCode: 404,
        ResponsePagePath: '/404.html',
        ErrorCachingMinTTL: 10,
      })),
    },
  },
};
