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

/** Reports only failures, each as soon as it happens. */
export default class Failures implements Reporter {
  #root = ''

  onBegin({ rootDir }: FullConfig): void {
    this.#root = rootDir
  }

  onTestEnd(test: TestCase, { errors, duration }: TestResult): void {
    if (test.ok()) return
    this.#tell(`${test.title} (after ${(duration / 1000).toFixed(1)} s)`, test.location)
    for (const error of errors) this.onError(error)
  }

  onError({ message, value, snippet = '', location }: TestError): void {
    this.#tell(`${message ?? value}\n${snippet}`, location)
  }

  #tell(message: string, location?: Location): void {
    const place = location ? `${relative(this.#root, location.file)}:${location.line} ` : ''
    process.stdout.write(`${place}${stripVTControlCharacters(message)}\n`)
  }
}
