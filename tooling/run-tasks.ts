import { spawn } from 'node:child_process'
import { root } from './sources.ts'

export interface Task {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
  readonly folder?: string
}

/** Runs tasks in parallel, prints the output of failed ones, and returns whether all passed. */
export async function runTasks(tasks: readonly Task[], atOnce: number): Promise<boolean> {
  const waiting = [...tasks]
  let allPassed = true
  const worker = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const startedAt = performance.now()
      const { code, output } = await run(task)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)
      console.log(`${code === 0 ? 'passed' : 'FAILED'} ${seconds} s  ${task.name}`)
      if (code === 0) continue
      allPassed = false
      console.log(output)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return allPassed
}

function run({
  command: [program, ...args],
  env,
  folder = root,
}: Task): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1', ...env } })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}
