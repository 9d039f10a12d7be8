import type { ClientDetails } from '../../kernel/graphql/context.ts'

// The order matters: many browsers also use the names of others, so the first match wins.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Apps report their system in small letters. */
const systemNames = new Map([
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['ipados', 'iPadOS'],
])

/** A readable device name: 'Chrome · Windows', 'Pixel 9 · Android 16'; empty if unknown. */
export function deviceName(client: ClientDetails): string {
  const { deviceType, deviceModel, os, osVersion, userAgent } = client
  const parts =
    deviceType === 'WEB'
      ? [first(browsers, userAgent), first(systems, userAgent)]
      : [deviceModel, `${systemNames.get(os.toLowerCase()) ?? os} ${osVersion}`.trim()]
  return parts.filter(Boolean).join(' · ').slice(0, 100)
}

function first(patterns: typeof browsers, userAgent: string): string {
  return patterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
}
