import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { commandError } from './command-error.ts'

/** Where a command meets the person who runs it. */
export interface Terminal {
  /** What was asked for. */
  readonly say: (line: string) => void
  /** Everything beside it: errors, and progress in lines. */
  readonly complain: (line: string) => void
  /** Redraws the line of progress, an empty text takes it away; undefined where nobody watches. */
  readonly progress: ((line: string) => void) | undefined
  /** Undefined where nobody can answer. */
  readonly ask: ((question: string) => Promise<string>) | undefined
  /** Likewise; what is typed does not appear. */
  readonly askSecretly: ((question: string) => Promise<string>) | undefined
  /** All of what is piped in. */
  readonly readInput: () => Promise<string>
}

export function openTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  // Whoever read what we say has seen enough: `| head`.
  stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit()
    throw error
  })
  const canAnswer = stdin.isTTY && stderr.isTTY
  return {
    say: (line) => void stdout.write(`${line}\n`),
    complain: (line) => void stderr.write(`${line}\n`),
    progress: stderr.isTTY ? (line) => void stderr.write(`\r\u001B[K${line}`) : undefined,
    ask: canAnswer ? ask : undefined,
    askSecretly: canAnswer ? askSecretly : undefined,
    readInput: () => text(stdin),
  }
}

async function ask(question: string): Promise<string> {
  return await answerOn(process.stderr, (asking, signal) => asking.question(question, { signal }))
}

/** The question is written once the terminal is listened to: from then on nothing that is typed is shown. */
async function askSecretly(question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const answer = await answerOn(silence, (asking, signal) => {
    process.stderr.write(question)
    return asking.question('', { signal })
  })
  process.stderr.write('\n')
  return answer
}

async function answerOn(
  echo: NodeJS.WritableStream,
  put: (asking: Interface, signal: AbortSignal) => Promise<string>,
): Promise<string> {
  const asking = createInterface({ input: process.stdin, output: echo, terminal: true })
  const stopped = new AbortController()
  asking.once('SIGINT', () => stopped.abort())
  asking.once('close', () => stopped.abort())
  try {
    return await put(asking, stopped.signal)
  } catch (error) {
    if (stopped.signal.aborted) throw commandError('Nothing was answered, so nothing was done.')
    throw error
  } finally {
    asking.close()
  }
}
