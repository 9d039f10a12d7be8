import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { commandError } from './command-error.ts'
import { printable } from './printable.ts'

export interface Terminal {
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  /** Redraws the progress line; an empty text removes it. Undefined if the output is no terminal. */
  readonly progress: ((line: string) => void) | undefined
  readonly prompt: ((question: string) => Promise<string>) | undefined
  readonly promptSecretly: ((question: string) => Promise<string>) | undefined
  readonly readInput: () => Promise<string>
}

export function openTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  // The reader closed the pipe, as `| head` does.
  stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit()
    throw error
  })
  const canAnswer = stdin.isTTY && stderr.isTTY
  return {
    print: (line) => void stdout.write(`${printable(line)}\n`),
    printError: (line) => void stderr.write(`${printable(line)}\n`),
    progress: stderr.isTTY ? (line) => void stderr.write(`\r\u001B[K${line}`) : undefined,
    prompt: canAnswer ? prompt : undefined,
    promptSecretly: canAnswer ? promptSecretly : undefined,
    readInput: () => text(stdin),
  }
}

async function prompt(question: string): Promise<string> {
  return await answerOn(process.stderr, (readline, signal) =>
    readline.question(printable(question), { signal }),
  )
}

/** Prints the question only after echo is off, so that nothing typed is shown. */
async function promptSecretly(question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const answer = await answerOn(silence, (readline, signal) => {
    process.stderr.write(printable(question))
    return readline.question('', { signal })
  })
  process.stderr.write('\n')
  return answer
}

async function answerOn(
  echo: NodeJS.WritableStream,
  put: (readline: Interface, signal: AbortSignal) => Promise<string>,
): Promise<string> {
  const readline = createInterface({ input: process.stdin, output: echo, terminal: true })
  const stopped = new AbortController()
  readline.once('SIGINT', () => stopped.abort())
  readline.once('close', () => stopped.abort())
  try {
    return await put(readline, stopped.signal)
  } catch (error) {
    if (stopped.signal.aborted) throw commandError('Cancelled. Nothing was changed.')
    throw error
  } finally {
    readline.close()
  }
}
