import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The system's Chromium without a window of its own: the other draws a frame with tabs and menus around every page that is opened
 * for a test, out of anybody's sight, and takes five times as long for it. Undefined where there is none.
 */
export function findWindowlessBrowser(): string | undefined {
  return findProgram(['chromium-headless-shell'])
}

/** The system's Chromium as people have it; undefined where there is none. */
export function findBrowser(): string | undefined {
  return findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
}

/** Where the first of these programs is, of those that are on the path; undefined where none is. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // Not there, or not for us: either way not one to run.
    return false
  }
}
