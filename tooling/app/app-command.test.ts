import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInTest } from '@provender/server/testing/run-in-test'
import { describe, expect, test } from 'vitest'
import { appCommand } from './app-command.ts'
import { mobile } from './brand.ts'
import { bundleFolder } from './capacitor-config.ts'

describe('npm run app', () => {
  test('has help for all its commands', async () => {
    for (const path of [[], ['brand'], ['build'], ['sync']]) {
      const { exitCode, output } = await runInTest(appCommand, [...path, '--help'], {})
      expect(exitCode).toBe(0)
      expect(output.join('\n')).toContain(`Usage: ${['npm run app --', ...path].join(' ')}`)
    }
  })

  test('refuses a brand that does not exist', async () => {
    expect((await runInTest(appCommand, ['brand', 'acme'], {})).errors).toEqual([
      'There is no brand acme in apps/mobile/brands, only demo, provender',
      'For help: npm run app -- brand --help',
    ])
  })
})

test('syncing changes no file that is under version control', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provender-app-'))
  try {
    const files = spawnSync('git', ['ls-files', '-z', '.'], { cwd: mobile, encoding: 'utf8' })
      .stdout.split('\0')
      .filter(Boolean)
    for (const file of files) {
      mkdirSync(dirname(join(folder, 'mobile', file)), { recursive: true })
      cpSync(join(mobile, file), join(folder, 'mobile', file))
    }
    symlinkSync(join(mobile, 'node_modules'), join(folder, 'mobile/node_modules'))
    mkdirSync(join(folder, 'mobile', bundleFolder), { recursive: true })
    writeFileSync(
      join(folder, 'mobile', bundleFolder, 'index.html'),
      '<!doctype html><html><head></head></html>',
    )
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--preserve-symlinks', 'node_modules/@capacitor/cli/bin/capacitor', 'sync'],
      { cwd: join(folder, 'mobile'), encoding: 'utf8', env: { ...process.env, CI: '1' } },
    )
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' })
    expect(files.length).toBeGreaterThan(50)
    for (const file of files)
      expect(readFileSync(join(folder, 'mobile', file)).equals(readFileSync(join(mobile, file))), file).toBe(
        true,
      )
    const copied = readFileSync(join(folder, 'mobile/android/app/src/main/assets/public/index.html'), 'utf8')
    expect(copied).toContain('<html>')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
