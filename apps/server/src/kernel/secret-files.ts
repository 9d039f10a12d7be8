import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Containers mount a secret as a file. Each of these may stand in a file, which the variable with `_FILE` at its end names. */
export const secretVariables = [
  'DATABASE_URL',
  'SMTP_URL',
  'HCAPTCHA_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SENTRY_DSN',
] as const

type Variables = Readonly<Record<string, string | undefined>>

/** The variables that are not empty, with the secrets in files. Paths are relative to `folder`. */
export function readSecretFiles(
  environment: Variables,
  folder: string,
): { readonly variables: Variables; readonly errors: readonly string[] } {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const errors: string[] = []
  for (const name of secretVariables) {
    const file = variables[`${name}_FILE`]
    if (file === undefined) continue
    const text = readText(resolve(folder, file))
    if (variables[name] !== undefined) errors.push(`Set ${name} or ${name}_FILE, not both`)
    else if (text === undefined) errors.push(`${name}_FILE names a file that cannot be read: ${file}`)
    else if (text === '') errors.push(`${name}_FILE names an empty file: ${file}`)
    else variables[name] = text
  }
  return { variables, errors }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
