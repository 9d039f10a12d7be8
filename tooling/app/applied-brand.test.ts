import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appliedBrandRecord, readAppliedBrand } from './applied-brand.ts'
import { applyBrand } from './apply-brand.ts'
import { brandFiles } from './brand-files.ts'
import { type Brand, checkFirebaseFile, readBrand } from './brand.ts'
import { pushStates } from './build-app.ts'

let project: string
let brand: Brand
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'provender-brand-'))
  cpSync(readBrand('demo').folder, join(project, 'brands/demo'), { recursive: true })
  brand = { ...readBrand('demo'), folder: join(project, 'brands/demo') }
})
afterEach(() => rmSync(project, { recursive: true }))

test('a brand with a wrong picture changes nothing', async () => {
  writeFileSync(join(brand.folder, 'splash.svg'), 'not svg')
  await expect(applyBrand(brand, project)).rejects.toThrow('splash.svg is not an SVG picture')
  for (const { path } of brandFiles(brand)) expect(existsSync(join(project, path)), path).toBe(false)
})

describe('the native projects', () => {
  beforeEach(async () => await applyBrand(readBrand('demo'), project))

  test('name the brand that was applied last', () => {
    expect(readAppliedBrand(project).slug).toBe('demo')
  })

  test.each(['ios/brand.xcconfig', 'android/app/src/main/AndroidManifest.xml'])(
    'that differ from the brand in %s are refused with the way on',
    (path) => {
      appendFileSync(join(project, path), '\n')
      expect(() => readAppliedBrand(project)).toThrow(
        `apps/mobile/${path} does not fit brands/demo, which has changed since it was applied. Apply it again: npm run app -- brand demo`,
      )
    },
  )

  test('are refused if a picture of the brand has changed', () => {
    const record = appliedBrandRecord(brand).content
    expect(readFileSync(join(project, 'applied-brand.json'), 'utf8')).toBe(record)
    appendFileSync(join(brand.folder, 'icon.svg'), '\n')
    expect(appliedBrandRecord(brand).content).not.toBe(record)
  })

  test('without a brand say so', () => {
    rmSync(join(project, 'applied-brand.json'))
    expect(() => readAppliedBrand(project)).toThrow('Apply one first: npm run app -- brand <brand>')
  })
})

describe('Firebase’s file', () => {
  const notFirebase = "is not Firebase's file of an Android app"
  const check = (content: unknown) => {
    writeFileSync(join(brand.folder, 'google-services.json'), JSON.stringify(content))
    checkFirebaseFile({ ...brand, firebaseFile: 'google-services.json' })
  }
  const project_info = { project_number: '1' }
  const client = (id: string) => ({
    client_info: { mobilesdk_app_id: '1:1:android:1', android_client_info: { package_name: id } },
    api_key: [{ current_key: 'key' }],
  })

  test('may have several apps, and this one among them', () => {
    expect(() =>
      check({ project_info, client: [client('com.example.other'), client('com.example.orders')] }),
    ).not.toThrow()
  })

  test.each([
    [
      { project_info, client: [client('com.example.other')] },
      'is for the app com.example.other, but this brand has the id com.example.orders',
    ],
    [{ project_info, client: [] }, notFirebase],
    [{ client: [client('com.example.orders')] }, notFirebase],
    [{ project_info, client: [{ ...client('com.example.orders'), api_key: [] }] }, notFirebase],
    [{ type: 'service_account' }, notFirebase],
    [
      { project_info, client: [{ ...client('com.example.orders'), api_key: [{ current_key: '' }] }] },
      notFirebase,
    ],
    [
      {
        project_info,
        client: [
          {
            ...client('com.example.orders'),
            client_info: {
              ...client('com.example.orders').client_info,
              mobilesdk_app_id: '1:1:ios:1',
            },
          },
        ],
      },
      notFirebase,
    ],
  ])('%j is refused', (content, reason) => {
    expect(() => check(content)).toThrow(reason)
  })
})

test('the build says on which systems the app has push messages, and why not', () => {
  const states = (one: Brand) => pushStates(one).map(({ system, isOn }) => [system, isOn])
  expect(states({ ...brand, firebaseFile: 'google-services.json', teamId: '' })).toEqual([
    ['Android', true],
    ['iOS', true],
  ])
  expect(pushStates(brand)[0]?.reason).toBe('off. brands/demo/brand.json has no firebaseFile.')
  expect(states(readBrand('provender'))).toEqual([
    ['Android', false],
    ['iOS', false],
  ])
})
