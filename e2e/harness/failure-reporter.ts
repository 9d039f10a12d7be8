import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type {
  FullConfig,
  Location,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter'

export default class Failures implements Reporter {
  #root = ''

  onBegin({ rootDir }: FullConfig): void {
    this.#root = rootDir
  }

  onTestEnd(test: TestCase, { errors, duration }: TestResult): void {
    if (test.ok()) return
    this.#print(`${test.title} (after ${(duration / 1000).toFixed(1)} s)`, test.location)
    for (const error of errors) this.onError(error)
  }

  onError({ message, value, snippet = '', location }: TestError): void {
    this.#print(`${message ?? value}\n${snippet}`, location)
  }

  #print(message: string, location?: Location): void {
    const source = location ? `${relative(this.#root, location.file)}:${location.line} ` : ''
    process.stdout.write(`${source}${stripVTControlCharacters(message)}\n`)
  }
}
