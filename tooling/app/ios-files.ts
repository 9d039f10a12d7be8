import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, otherLanguages } from '@provender/domain/languages'
import { appMessages } from '@provender/messages/app/app-messages'
import { formatMessage } from '@provender/messages/format-message'
import { type Brand, commonAppScheme, isCommonApp, mobile, type TextFile, xmlName } from './brand.ts'

/**
 * The reasons for the permissions that the app requests. iOS shows them with its questions, and ends an app that has no
 * reason. Photos: "Save Image" is in the share sheet and in the menu of every picture.
 */
const { reasons } = appMessages

const projectFile = 'ios/App/App.xcodeproj/project.pbxproj'

export function iosFiles(brand: Brand): readonly TextFile[] {
  return [
    { path: 'ios/brand.xcconfig', content: xcconfig(brand) },
    { path: 'ios/App/App/Info.plist', content: infoPlist(brand) },
    { path: 'ios/App/App/App.entitlements', content: entitlements(brand) },
    { path: projectFile, content: xcodeProject() },
    ...languages.map((language) => ({
      path: `ios/App/App/${language}.lproj/InfoPlist.strings`,
      content: Object.entries(reasons)
        .map(([key, reason]) => `"${key}" = "${formatMessage(language, reason)}";\n`)
        .join(''),
    })),
  ]
}

/** The project as it is, with the reasons in every language. */
function xcodeProject(): string {
  const named = languages.map((language) => {
    const hex = Buffer.from(language).toString('hex').toUpperCase().padStart(8, '0')
    return { language, id: `6A1C0E112F000002${hex} /* ${language} */` }
  })
  const references = named.map(
    ({ language, id }) =>
      `\t\t${id} = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = ${language}; path = ${language}.lproj/InfoPlist.strings; sourceTree = "<group>"; };\n`,
  )
  const children = named.map(({ id }) => `\t\t\t\t${id},\n`)
  const regions = ['en', 'Base', ...otherLanguages].map((region) => `\t\t\t\t${region},\n`)
  return readFileSync(join(mobile, projectFile), 'utf8')
    .replace(/(?:.* = text\.plist\.strings; .*\n)+/, references.join(''))
    .replace(
      /(?<=PBXVariantGroup;\n\t+children = \(\n)(?:\t{4}[\dA-F]{24} \/\* [a-z]+ \*\/,\n)+/,
      children.join(''),
    )
    .replace(/(?<=knownRegions = \(\n)(?:\t{4}\w+,\n)+/, regions.join(''))
}

function xcconfig({ appId, teamId, upload }: Brand): string {
  // With the number of the build in front, these two digits make the number of the upload: 22003 is the fourth of build 220.
  const lines = [
    `PRODUCT_BUNDLE_IDENTIFIER = ${appId.ios}`,
    `UPLOAD = ${String(upload).padStart(2, '0')}`,
    `DEVELOPMENT_TEAM = ${teamId}`.trimEnd(),
  ]
  return `${lines.join('\n')}\n`
}

/** Push needs the keys of the wholesaler, so the common app has none. */
function entitlements(brand: Brand): string {
  return plist(
    isCommonApp(brand)
      ? []
      : [
          '<key>aps-environment</key>',
          // The distribution profile makes it "production".
          '<string>development</string>',
          '<key>com.apple.developer.associated-domains</key>',
          '<array>',
          `\t<string>applinks:${brand.linkHost}</string>`,
          '</array>',
        ],
  )
}

function infoPlist(brand: Brand): string {
  const urlTypes = [
    '<key>CFBundleURLTypes</key>',
    '<array>',
    '\t<dict>',
    '\t\t<key>CFBundleURLName</key>',
    '\t\t<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>',
    '\t\t<key>CFBundleURLSchemes</key>',
    '\t\t<array>',
    `\t\t\t<string>${commonAppScheme}</string>`,
    '\t\t</array>',
    '\t</dict>',
    '</array>',
  ]
  return plist([
    ...entry('CAPACITOR_DEBUG', '$(CAPACITOR_DEBUG)'),
    ...entry('CFBundleDevelopmentRegion', 'en'),
    ...entry('CFBundleDisplayName', xmlName(brand)),
    ...entry('CFBundleExecutable', '$(EXECUTABLE_NAME)'),
    ...entry('CFBundleIdentifier', '$(PRODUCT_BUNDLE_IDENTIFIER)'),
    ...entry('CFBundleInfoDictionaryVersion', '6.0'),
    ...entry('CFBundleName', '$(PRODUCT_NAME)'),
    ...entry('CFBundlePackageType', 'APPL'),
    ...entry('CFBundleShortVersionString', '$(MARKETING_VERSION)'),
    ...(isCommonApp(brand) ? urlTypes : []),
    ...entry('CFBundleVersion', '$(CURRENT_PROJECT_VERSION)'),
    // The app encrypts nothing itself. It calls the server by HTTPS.
    '<key>ITSAppUsesNonExemptEncryption</key>',
    '<false/>',
    '<key>LSRequiresIPhoneOS</key>',
    '<true/>',
    ...(isCommonApp(brand) ? localNetworking : []),
    ...Object.entries(reasons).flatMap(([key, reason]) => entry(key, reason)),
    ...sceneAndScreen,
  ])
}

function entry(key: string, value: string): readonly string[] {
  return [`<key>${key}</key>`, `<string>${value}</string>`]
}

/** The common app also accepts a server on the same machine, which has no HTTPS, for development. */
const localNetworking = [
  '<key>NSAppTransportSecurity</key>',
  '<dict>',
  '\t<key>NSAllowsLocalNetworking</key>',
  '\t<true/>',
  '</dict>',
]

/** As in Capacitor's template. */
const sceneAndScreen = `<key>UIApplicationSceneManifest</key>
<dict>
	<key>UIApplicationSupportsMultipleScenes</key>
	<false/>
	<key>UISceneConfigurations</key>
	<dict>
		<key>UIWindowSceneSessionRoleApplication</key>
		<array>
			<dict>
				<key>UISceneConfigurationName</key>
				<string>Default Configuration</string>
				<key>UISceneDelegateClassName</key>
				<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
				<key>UISceneStoryboardFile</key>
				<string>Main</string>
			</dict>
		</array>
	</dict>
</dict>
<key>UILaunchStoryboardName</key>
<string>LaunchScreen</string>
<key>UIMainStoryboardFile</key>
<string>Main</string>
<key>UIRequiredDeviceCapabilities</key>
<array>
	<string>arm64</string>
</array>
<key>UISupportedInterfaceOrientations</key>
<array>
	<string>UIInterfaceOrientationPortrait</string>
	<string>UIInterfaceOrientationLandscapeLeft</string>
	<string>UIInterfaceOrientationLandscapeRight</string>
</array>
<key>UISupportedInterfaceOrientations~ipad</key>
<array>
	<string>UIInterfaceOrientationPortrait</string>
	<string>UIInterfaceOrientationPortraitUpsideDown</string>
	<string>UIInterfaceOrientationLandscapeLeft</string>
	<string>UIInterfaceOrientationLandscapeRight</string>
</array>
<key>UIViewControllerBasedStatusBarAppearance</key>
<true/>`.split('\n')

function plist(lines: readonly string[]): string {
  const body = lines.map((line) => `\t${line}\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${body}</dict>
</plist>
`
}
