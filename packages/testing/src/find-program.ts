import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The system's headless Chromium. The full browser draws an invisible frame with tabs and menus around every page, which takes five times
 * as long. Undefined if not installed.
 */
export function findWindowlessBrowser(): string | undefined {
  return findProgram(['chromium-headless-shell'])
}

export function findBrowser(): string | undefined {
  return findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
}

export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // Missing or not executable.
    return false
  }
}
