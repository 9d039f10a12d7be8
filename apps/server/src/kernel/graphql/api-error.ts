import type { ApiRefusal, PlainRefusalKey, RefusalFacts } from '@provender/domain/refusal/refusals'
import { GraphQLError } from 'graphql'
import { FileUnavailable } from '../files/file-store.ts'

/** An expected refusal that is thrown in a resolver. Commands return refusals as values instead. */
export function apiError(key: PlainRefusalKey, facts?: { readonly reason?: string }): GraphQLError
export function apiError<Key extends keyof RefusalFacts>(key: Key, facts: RefusalFacts[Key]): GraphQLError
export function apiError(key: ApiRefusal['key'], facts: ApiRefusal['facts'] = {}): GraphQLError {
  return errorOf({ key, facts } as ApiRefusal)
}

export function errorOf(refusal: ApiRefusal): GraphQLError {
  return new GraphQLError(refusal.key, { extensions: { refusal } })
}

/** The refusal inside an error, however deeply wrapped; undefined for a bug. */
export function refusalOf(error: unknown): ApiRefusal | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof GraphQLError) {
    // The compiler's own errors have no extensions, although their type says so.
    const extensions: GraphQLError['extensions'] | undefined = error.extensions
    const refusal = extensions?.['refusal']
    if (isRefusal(refusal)) return refusal
    return refusalOf(error.originalError)
  }
  return outageOf(error) === undefined ? undefined : { key: 'BUSY', facts: {} }
}

/** What is out of reach for a while, in words for the log. Undefined for a bug, and for a refusal that was thrown. */
export function outageOf(error: Error): string | undefined {
  if (isDatabaseAway(error)) return 'the database is unavailable'
  if (isDiskFull(error)) return 'the disk is full'
  return error instanceof FileUnavailable ? 'the place of files is unavailable' : undefined
}

function isRefusal(value: unknown): value is ApiRefusal {
  return typeof value === 'object' && value !== null && 'key' in value && 'facts' in value
}

// Classes 08 connection, 53 resources, 57P shutdown; 25006 is a replica that is not the primary yet or any more;
// 57014 and 55P03 are the timeouts of every request.
const awayCodes = /^(08...|25006|53...|57P..|57014|55P03|40001|40P01|25P03)$/
const awayTexts =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/

/** True if the database is away, overloaded or too slow, so that a retry may help. */
export function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return (
    awayCodes.test(code) ||
    /^(ECONN|ENOENT|EPIPE|ETIMEDOUT)/.test(code) ||
    awayTexts.test(error.message) ||
    (error.cause instanceof Error && isDatabaseAway(error.cause))
  )
}

/** There was no disk space for an uploaded file. The database reports a full disk with a code of its own. */
function isDiskFull(error: Error): boolean {
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
