import type { S3Settings } from './s3-settings.ts'

const texts: Readonly<Record<string, string>> = {
  NoSuchBucket: 'the bucket does not exist. Create it, or correct S3_BUCKET',
  InvalidAccessKeyId: 'S3 does not know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID',
  AccessDenied:
    'the keys may not do this. They must be able to get, put, delete and list objects of the bucket',
  PermanentRedirect: 'the bucket is in another region. Correct S3_REGION',
  AuthorizationHeaderMalformed: 'the bucket is in another region. Correct S3_REGION',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
}

interface S3Fault {
  readonly text: string
  /** The settings or the bucket must change first. */
  readonly isDefinite: boolean
}

export function s3ErrorText(error: unknown, { endpoint }: Pick<S3Settings, 'endpoint'>): S3Fault {
  if (!(error instanceof Error)) return { text: String(error), isDefinite: false }
  const setupText = texts[error.name]
  if (setupText !== undefined) return { text: setupText, isDefinite: true }
  const code = 'code' in error ? String(error.code) : ''
  if (/^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENETUNREACH|ETIMEDOUT)/.test(code))
    return {
      text: `S3 cannot be reached${endpoint === undefined ? '' : ` at ${endpoint}`} (${code})`,
      isDefinite: false,
    }
  // The service that gives the keys of a role may be away.
  if (error.name === 'CredentialsProviderError')
    return {
      text: 'there are no keys. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give the machine a role',
      isDefinite: false,
    }
  if (/^(?:Timeout|Abort)Error$/.test(error.name)) return { text: 'S3 does not answer', isDefinite: false }
  return { text: `${error.name}: ${error.message}`, isDefinite: false }
}
