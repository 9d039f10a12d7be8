import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { line } from '../features/import/cells/cell.ts'
import { mistake } from './mistake.ts'

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; strict: true }>
>

/** Splits what stands behind a command into its options and the rest; an option that it does not have is a mistake. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): Parsed<Options> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw mistake(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

/** The words of a command by name, all of them there and none left over. */
export function requireWords<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const missing = names[words.length]
  if (missing !== undefined) throw mistake(`<${missing}> is missing`)
  const extra = words[names.length]
  if (extra !== undefined)
    throw mistake(`"${extra}" is one word too many; put what has spaces in it into quotes`)
  return Object.fromEntries(names.map((name, at) => [name, words[at]])) as Record<Name, string>
}

const readLine = line(120)

/** Somebody's or something's name: one line, not empty. */
export function readName(text: string): string {
  const read = readLine(text, '.')
  if (!read.ok) throw mistake(`The name ${read.refusal}`)
  if (read.value === '') throw mistake('The name is empty')
  return read.value
}
