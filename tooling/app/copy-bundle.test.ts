import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appliedBrandRecord } from './applied-brand.ts'
import { type Brand, readBrand } from './brand.ts'
import { copyBundle } from './copy-bundle.ts'

const pages = {
  Android: 'android/app/src/main/assets/public/index.html',
  iOS: 'ios/App/App/public/index.html',
}
const firebaseCopy = 'android/app/google-services.json'

let folder: string
let brand: Brand

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/** A Capacitor that copies only these pages, and like the real one never fails because of it. */
function installCapacitor(copied: readonly string[]): void {
  const script = `for (const page of ${JSON.stringify(copied)}) require('node:fs').writeFileSync(page, 'new')`
  write('node_modules/@capacitor/cli/bin/capacitor', script)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provender-sync-'))
  brand = { ...readBrand('demo'), folder: join(folder, 'brands/orders'), firebaseFile: '' }
  write('dist/index.html', 'new')
  for (const file of ['brand.json', 'icon.svg', 'splash.svg', 'firebase.json'])
    write(`brands/orders/${file}`, '{}')
  write('dist/applied-brand.json', appliedBrandRecord(brand).content)
  for (const page of Object.values(pages)) write(page, 'old')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a fresh clone gets the Firebase file, without which an app with push messages would crash', () => {
  installCapacitor(Object.values(pages))
  copyBundle({ ...brand, firebaseFile: 'firebase.json' }, folder)
  expect(readFileSync(join(folder, firebaseCopy), 'utf8')).toBe('{}')
})

test('the Firebase file of another brand is deleted', () => {
  installCapacitor(Object.values(pages))
  write(firebaseCopy, '{}')
  copyBundle(brand, folder)
  expect(existsSync(join(folder, firebaseCopy))).toBe(false)
})

test.each(Object.keys(pages))('an app that Capacitor has not copied for %s is an error', (system) => {
  installCapacitor(Object.entries(pages).flatMap(([name, page]) => (name === system ? [] : [page])))
  expect(() => copyBundle(brand, folder)).toThrow('Capacitor could not copy the app')
})

test('without a built app there is nothing to copy', () => {
  rmSync(join(folder, 'dist'), { recursive: true })
  expect(() => copyBundle(brand, folder)).toThrow('Build it first: npm run app -- build')
})

test.each([
  [
    'for another brand',
    () => write('dist/applied-brand.json', appliedBrandRecord({ ...brand, slug: 'other' }).content),
  ],
  ['before the brand changed', () => write('brands/orders/brand.json', '{"name": "New"}')],
])('an app that was built %s is not copied', (_when, change) => {
  installCapacitor(Object.values(pages))
  change()
  expect(() => copyBundle(brand, folder)).toThrow(
    'The app in apps/mobile/dist was not built for brands/demo as it is now. Build it again: npm run app -- build',
  )
  for (const page of Object.values(pages)) expect(readFileSync(join(folder, page), 'utf8')).toBe('old')
})
