import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@provender/domain/languages'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { root } from '../sources.ts'
import { appliedBrandRecord } from './applied-brand.ts'
import { brandFiles } from './brand-files.ts'
import { brandImages, renderImage } from './brand-images.ts'
import { type Brand, mobile, readBrand } from './brand.ts'
import { parsePlist, parseXml, type XmlElement } from './xml.fixture.ts'

const read = (path: string) => readFileSync(join(mobile, path), 'utf8')
const demo = readBrand('demo')
const provender = readBrand('provender')
const res = 'android/app/src/main/res'

function fileOf(brand: Brand, path: string): string {
  const file = brandFiles(brand).find((each) => each.path === path)
  if (!file) throw new Error(`There is no ${path}`)
  return file.content
}

function find(element: XmlElement, name: string): readonly XmlElement[] {
  return [
    ...(element.name === name ? [element] : []),
    ...element.children.flatMap((each) => find(each, name)),
  ]
}

function linksOf(brand: Brand): readonly XmlElement[] {
  const filters = find(parseXml(fileOf(brand, 'android/app/src/main/AndroidManifest.xml')), 'intent-filter')
  return filters.flatMap((filter) => filter.children.filter(({ name }) => name === 'data'))
}

describe('the committed projects', () => {
  test.each([...brandFiles(demo), appliedBrandRecord(demo)].map(({ path, content }) => [path, content]))(
    'have %s of the demo',
    (path, content) => {
      expect(content).toBe(read(path))
    },
  )

  test.each(brandImages.map((image) => [image.path, image] as const))(
    'have %s in the right size',
    async (path, { pixels, height: expectedHeight = pixels, ground, corner }) => {
      const { format, width, height, hasAlpha } = await sharp(join(mobile, path)).metadata()
      expect({ format, width, height }).toEqual({ format: 'png', width: pixels, height: expectedHeight })
      expect(hasAlpha).toBe(ground === undefined || corner !== undefined)
    },
  )

  test.each([
    `${res}/xml/data_extraction_rules.xml`,
    `${res}/xml/file_paths.xml`,
    `${res}/values/styles.xml`,
    'android/app/src/debug/AndroidManifest.xml',
    `${res}/mipmap-anydpi-v26/ic_launcher.xml`,
    'ios/App/App/Base.lproj/LaunchScreen.storyboard',
  ])('have a well-formed %s', (path) => {
    expect(() => parseXml(read(path))).not.toThrow()
  })

  test('have the build of the shop', () => {
    const build = /build = '(\d+)'/.exec(
      readFileSync(join(root, 'packages/web/src/api/server.ts'), 'utf8'),
    )?.[1]
    expect(read('version.xcconfig')).toBe(`BUILD = ${build}\nMARKETING_VERSION = 1.${build}\n`)
  })

  test('support the systems of Android that the documentation names', () => {
    const page = readFileSync(join(root, 'docs/app.md'), 'utf8')
    const [, target, oldest] = /targets API (\d+).*runs on API (\d+)/.exec(page) ?? []
    const variables = read('android/variables.gradle')
    expect(variables).toContain(`targetSdkVersion = ${target}\n`)
    expect(variables).toContain(`minSdkVersion = ${oldest}\n`)
    // Below 26, the plugin for messages refuses to create channels.
    expect(Number(oldest)).toBeGreaterThanOrEqual(26)
  })

  test('reach servers without HTTPS in debug builds only', () => {
    const cleartext = (manifest: string) =>
      find(parseXml(manifest), 'application')[0]?.attributes['android:usesCleartextTraffic']
    expect(cleartext(read('android/app/src/debug/AndroidManifest.xml'))).toBe('true')
    for (const brand of [demo, provender])
      expect(cleartext(fileOf(brand, 'android/app/src/main/AndroidManifest.xml'))).toBeUndefined()
  })

  test('have no token for messages before the user agrees', () => {
    const manifest = parseXml(read('android/app/src/main/AndroidManifest.xml'))
    expect(find(manifest, 'meta-data').map(({ attributes }) => attributes)).toContainEqual({
      'android:name': 'firebase_messaging_auto_init_enabled',
      'android:value': 'false',
    })
  })

  test('declare to Apple the data types that the documentation lists', () => {
    const page = readFileSync(join(root, 'docs/app.md'), 'utf8')
    const [, table = ''] = /^\| What .*?\n\|[-| ]+\n(.*?)\n\n/ms.exec(page) ?? []
    const documented = table
      .split('\n')
      .flatMap((row) => (row.split('|')[2] ?? '').split(','))
      .map((type) => `NSPrivacyCollectedDataType${type.replaceAll(' ', '')}`)
    const manifest = parsePlist(read('ios/App/App/PrivacyInfo.xcprivacy'))
    expect(manifest).toMatchObject({
      NSPrivacyTracking: false,
      NSPrivacyTrackingDomains: [],
      NSPrivacyCollectedDataTypes: documented.map((type) => ({
        NSPrivacyCollectedDataType: type,
        NSPrivacyCollectedDataTypeLinked: type !== 'NSPrivacyCollectedDataTypeOtherDiagnosticData',
        NSPrivacyCollectedDataTypeTracking: false,
      })),
    })
  })

  test('declare to Apple the uses of the system that the plugins require', () => {
    const required = globSync('node_modules/@*/*/README.md', { cwd: mobile })
      .toSorted()
      .flatMap((path) => {
        const [, type, reason] =
          /required dictionary key is \[(\w+)\].*recommended reason is \[([\w.]+)\]/.exec(read(path)) ?? []
        return type === undefined
          ? []
          : [{ NSPrivacyAccessedAPIType: type, NSPrivacyAccessedAPITypeReasons: [reason] }]
      })
    expect(required.length).toBeGreaterThan(0)
    expect(parsePlist(read('ios/App/App/PrivacyInfo.xcprivacy'))).toMatchObject({
      NSPrivacyAccessedAPITypes: required,
    })
  })

  test('refer to every file of the Xcode project once', () => {
    const project = read('ios/App/App.xcodeproj/project.pbxproj')
    const defined = [...project.matchAll(/^\t\t([0-9A-F]{24}) (?:\/\*.*?\*\/ )?= \{/gm)].map(([, id]) => id)
    expect(new Set(defined).size).toBe(defined.length)
    for (const [id] of project.matchAll(/\b[0-9A-F]{24}\b/g)) expect(defined).toContain(id)
    expect(project.match(/[{(]/g)?.length).toBe(project.match(/[})]/g)?.length)
  })
})

describe('the iOS project', () => {
  test.each(['NSCameraUsageDescription', 'NSPhotoLibraryAddUsageDescription'])(
    'gives the reason for %s in each language, without which iOS ends the app',
    (key) => {
      for (const brand of [demo, provender]) {
        const reasons = languages.map((language) => {
          const strings = fileOf(brand, `ios/App/App/${language}.lproj/InfoPlist.strings`)
          return new RegExp(`^"${key}" = "(.+)";$`, 'm').exec(strings)?.[1]
        })
        expect(reasons.every((reason) => reason !== undefined && reason.length > 20)).toBe(true)
        expect(new Set(reasons).size).toBe(languages.length)
        expect(parsePlist(fileOf(brand, 'ios/App/App/Info.plist'))).toMatchObject({ [key]: reasons[0] })
      }
    },
  )

  test('goes back by a swipe from the left edge', () => {
    expect(read('ios/App/App/AppViewController.swift')).toContain(
      'webView?.allowsBackForwardNavigationGestures = true',
    )
    expect(read('ios/App/App/SceneDelegate.swift')).toContain('rootViewController = AppViewController()')
    expect(read('ios/App/App.xcodeproj/project.pbxproj')).toContain('AppViewController.swift in Sources')
  })

  test('is not offered to phones without the features of the shop', () => {
    const project = read('ios/App/App.xcodeproj/project.pbxproj')
    const targets = [...project.matchAll(/IPHONEOS_DEPLOYMENT_TARGET = ([\d.]+);/g)].map(
      ([, target]) => target,
    )
    expect(new Set(targets)).toEqual(new Set(['17.5']))
  })
})

describe('a wholesaler’s app', () => {
  test('opens the links of its host, but not documents', () => {
    const links = linksOf(demo)
    expect(links.map(({ attributes }) => attributes)).toEqual([
      { 'android:scheme': 'https', 'android:host': 'orders.example' },
    ])
    const manifest = parseXml(fileOf(demo, 'android/app/src/main/AndroidManifest.xml'))
    const groups = find(manifest, 'uri-relative-filter-group').map(({ attributes, children }) => ({
      prefix: children[0]?.attributes['android:pathPrefix'] ?? '',
      allow: attributes['android:allow'],
    }))
    // Android obeys the first group that matches.
    const opens = (path: string) => groups.find(({ prefix }) => path.startsWith(prefix))?.allow
    expect(opens('/product/7')).toBe('true')
    expect(opens('/documents/INV-1.pdf')).toBe('false')
    expect(opens('/checkout')).toBe('true')
    expect(opens('/checkout/pay')).toBe('false')
    expect(opens('/checkout/pay/done')).toBe('true')
    expect(parsePlist(fileOf(demo, 'ios/App/App/App.entitlements'))).toEqual({
      'aps-environment': 'development',
      'com.apple.developer.associated-domains': ['applinks:orders.example'],
    })
  })

  test('has no scheme of its own, and reaches servers by HTTPS only', () => {
    const info = parsePlist(fileOf(demo, 'ios/App/App/Info.plist'))
    expect(info).not.toHaveProperty('CFBundleURLTypes')
    expect(info).not.toHaveProperty('NSAppTransportSecurity')
  })
})

describe('the common app', () => {
  test('opens provender:// only, and on iOS reaches local servers and has no push messages', () => {
    expect(linksOf(provender).map(({ attributes }) => attributes)).toEqual([
      { 'android:scheme': 'provender' },
    ])
    expect(parsePlist(fileOf(provender, 'ios/App/App/Info.plist'))).toMatchObject({
      CFBundleURLTypes: [
        { CFBundleURLName: '$(PRODUCT_BUNDLE_IDENTIFIER)', CFBundleURLSchemes: ['provender'] },
      ],
      NSAppTransportSecurity: { NSAllowsLocalNetworking: true },
    })
    expect(parsePlist(fileOf(provender, 'ios/App/App/App.entitlements'))).toEqual({})
  })

  test('has its own name, ids and colours', () => {
    expect(JSON.parse(fileOf(provender, 'capacitor.config.json'))).toMatchObject({
      appId: 'example.provender.common',
      appName: 'Provender',
    })
    expect(fileOf(provender, 'android/brand.gradle')).toContain(`brandAppId = 'example.provender.common'`)
    expect(fileOf(provender, 'ios/brand.xcconfig')).toContain(
      'PRODUCT_BUNDLE_IDENTIFIER = example.provender.common\n',
    )
    const colours = find(parseXml(fileOf(provender, `${res}/values/colors.xml`)), 'color')
    expect(colours.map(({ attributes, text }) => [attributes['name'], text])).toContainEqual([
      'colorPrimary',
      '#2b3a55',
    ])
    const night = parseXml(fileOf(provender, `${res}/values-night/colors.xml`))
    expect(find(night, 'color')[0]?.text).toBe('#0f1412')
  })
})

test('the number of an upload is the build times a hundred plus the upload of the brand, on both systems', () => {
  const third = { ...demo, upload: 3 }
  expect(fileOf(third, 'android/brand.gradle')).toContain('brandUpload = 3\n')
  expect(read('android/app/build.gradle')).toContain(
    "versionCode (appVersion['BUILD'] as Integer) * 100 + brandUpload\n",
  )
  expect(fileOf(third, 'ios/brand.xcconfig')).toContain('UPLOAD = 03\n')
  for (const configuration of ['debug', 'release'])
    expect(read(`ios/${configuration}.xcconfig`)).toContain('CURRENT_PROJECT_VERSION = $(BUILD)$(UPLOAD)\n')
})

test('a name is escaped for each format', () => {
  const brand = { ...demo, name: "Smith & Son's", teamId: 'A1B2C3D4E5' }
  expect(find(parseXml(fileOf(brand, `${res}/values/strings.xml`)), 'string')[0]?.text).toBe(
    String.raw`Smith & Son\'s`,
  )
  expect(parsePlist(fileOf(brand, 'ios/App/App/Info.plist'))).toMatchObject({
    CFBundleDisplayName: "Smith & Son's",
    ITSAppUsesNonExemptEncryption: false,
    NSCameraUsageDescription: expect.stringContaining('barcodes'),
  })
  expect(JSON.parse(fileOf(brand, 'capacitor.config.json'))).toMatchObject({ appName: "Smith & Son's" })
  expect(fileOf(brand, 'ios/brand.xcconfig')).toContain('DEVELOPMENT_TEAM = A1B2C3D4E5\n')
})

test('the icon is the brand’s mark on its primary colour', async () => {
  const image = brandImages.find(({ path }) => path.endsWith('mipmap-mdpi/ic_launcher.png'))
  if (!image) throw new Error('There is no icon')
  const { data, info } = await sharp(await renderImage(provender, image))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 4),
  ]
  expect(pixel(0, 0)).toEqual([0, 0, 0, 0])
  expect(pixel(24, 2)).toEqual([0x2b, 0x3a, 0x55, 255])
  expect(pixel(17, 24)).toEqual([255, 255, 255, 255])
})

test.each([
  ['<a><b></a>', '<b> is not closed'],
  ['<a></b></a>', 'A closing tag has no element'],
  ['<a>', '<a> is not closed'],
  ['<a>Smith & Sons</a>', 'There is a bare &'],
  ['<a/><a/>', 'There is not exactly one element'],
])('the parser of these tests refuses %s', (xml, reason) => {
  expect(() => parseXml(xml)).toThrow(reason)
})
