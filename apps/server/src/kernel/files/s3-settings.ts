export interface S3Settings {
  readonly bucket: string
  readonly prefix: string
  /** Undefined: Amazon's. */
  readonly endpoint: string | undefined
  readonly region: string
  /** Undefined: the role of the machine. */
  readonly keys: { readonly id: string; readonly secret: string } | undefined
}

interface S3Variables {
  readonly FILES: 'disk' | 's3'
  readonly S3_BUCKET?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION: string
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
}

/** The settings, undefined if there is no bucket, or what is wrong. */
export function parseS3Settings(variables: S3Variables): S3Settings | undefined | string {
  const { FILES, S3_BUCKET, S3_ENDPOINT: endpoint, S3_REGION: region } = variables
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = variables
  if ((id === undefined) !== (secret === undefined))
    return 'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or none of them'
  if (S3_BUCKET === undefined) return FILES === 's3' ? 'FILES is s3: set S3_BUCKET' : undefined
  const [bucket = '', ...prefix] = S3_BUCKET.split('/')
  return {
    bucket,
    prefix: prefix.join('/'),
    endpoint,
    region,
    keys: id !== undefined && secret !== undefined ? { id, secret } : undefined,
  }
}
