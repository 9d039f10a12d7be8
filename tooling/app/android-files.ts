import { pathsForBrowser } from '@provender/domain/device/paths-for-browser'
import { type Brand, commonAppScheme, isCommonApp, type TextFile, xmlName } from './brand.ts'

export function androidFiles(brand: Brand): readonly TextFile[] {
  const values = 'android/app/src/main/res/values'
  const { primary, backgroundLight, backgroundDark } = brand.colours
  return [
    {
      path: 'android/brand.gradle',
      content: `ext {\n    brandAppId = '${brand.appId.android}'\n    brandUpload = ${brand.upload}\n}\n`,
    },
    { path: 'android/app/src/main/AndroidManifest.xml', content: manifest(brand) },
    {
      path: `${values}/strings.xml`,
      // An apostrophe ends a string there.
      content: resources([
        `<string name="app_name">${xmlName(brand).replaceAll("'", String.raw`\'`)}</string>`,
      ]),
    },
    {
      path: `${values}/colors.xml`,
      content: resources([
        color('colorPrimary', primary),
        color('colorPrimaryDark', primary),
        color('colorAccent', primary),
        color('background', backgroundLight),
      ]),
    },
    { path: `${values}-night/colors.xml`, content: resources([color('background', backgroundDark)]) },
  ]
}

function color(name: string, value: string): string {
  return `<color name="${name}">${value}</color>`
}

function resources(lines: readonly string[]): string {
  const body = lines.map((line) => `    ${line}\n`).join('')
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${body}</resources>\n`
}

function manifest(brand: Brand): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android">

    <uses-permission android:name="android.permission.INTERNET" />
    <uses-permission android:name="android.permission.POST_NOTIFICATIONS" />
    <uses-permission android:name="android.permission.CAMERA" />
    <!-- Without a camera you type the barcode. -->
    <uses-feature android:name="android.hardware.camera" android:required="false" />
    <uses-feature android:name="android.hardware.camera.autofocus" android:required="false" />
    <!-- Without this, Android hides its camera app, which takes the pictures of problem reports. -->
    <queries>
        <intent>
            <action android:name="android.media.action.IMAGE_CAPTURE" />
        </intent>
    </queries>

    <application
        android:allowBackup="false"
        android:dataExtractionRules="@xml/data_extraction_rules"
        android:icon="@mipmap/ic_launcher"
        android:label="@string/app_name"
        android:roundIcon="@mipmap/ic_launcher_round"
        android:supportsRtl="true"
        android:theme="@style/AppTheme">

        <activity
            android:name=".MainActivity"
            android:configChanges="orientation|keyboardHidden|keyboard|screenSize|locale|smallestScreenSize|screenLayout|uiMode|navigation|density"
            android:exported="true"
            android:label="@string/app_name"
            android:launchMode="singleTask"
            android:theme="@style/AppTheme.NoActionBarLaunch">

            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
                <category android:name="android.intent.category.LAUNCHER" />
            </intent-filter>

${linkFilter(brand)}
        </activity>

        <provider
            android:name="androidx.core.content.FileProvider"
            android:authorities="\${applicationId}.fileprovider"
            android:exported="false"
            android:grantUriPermissions="true">
            <meta-data
                android:name="android.support.FILE_PROVIDER_PATHS"
                android:resource="@xml/file_paths" />
        </provider>

        <meta-data
            android:name="com.google.firebase.messaging.default_notification_icon"
            android:resource="@drawable/ic_notification" />
        <meta-data
            android:name="com.google.firebase.messaging.default_notification_color"
            android:resource="@color/colorPrimary" />
        <!-- The app creates this channel and "offers" at its first start. -->
        <meta-data
            android:name="com.google.firebase.messaging.default_notification_channel_id"
            android:value="orders" />
        <!-- A token exists only while a user wants messages: the plugin switches this on and off. -->
        <meta-data
            android:name="firebase_messaging_auto_init_enabled"
            android:value="false" />
    </application>
</manifest>
`
}

function linkFilter(brand: Brand): string {
  const [attribute, data, groups] = isCommonApp(brand)
    ? ['', `<data android:scheme="${commonAppScheme}" />`, '']
    : [
        ' android:autoVerify="true"',
        `<data android:scheme="https" android:host="${brand.linkHost}" />`,
        uriFilterGroups,
      ]
  return `            <intent-filter${attribute}>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                ${data}
${groups}            </intent-filter>
`
}

const uriFilterGroups = [
  // The first group that matches decides. This path brings the user back from the page of a payment.
  { path: '/checkout/pay/done', allow: true },
  ...pathsForBrowser.map((path) => ({ path, allow: false })),
  // If there are groups, only paths that a group allows are opened.
  { path: '/', allow: true },
]
  .map(
    ({ path, allow }) => `                <uri-relative-filter-group android:allow="${allow}">
                    <data android:pathPrefix="${path}" />
                </uri-relative-filter-group>
`,
  )
  .join('')
