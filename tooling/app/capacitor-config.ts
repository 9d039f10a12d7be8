import type { Brand } from './brand.ts'

/** The oldest Android WebView with everything that the shop needs; the newest feature is `light-dark()` in CSS. */
const minWebViewVersion = 123

export const bundleFolder = 'dist'

/** `capacitor.config.json`, which the command line of Capacitor and both native projects read. */
export function capacitorConfig({ appId, name }: Brand): string {
  const config = {
    appId: appId.android,
    appName: name,
    webDir: bundleFolder,
    // The server knows these origins (docs/app.md#requests-from-an-app).
    server: {
      hostname: 'localhost',
      androidScheme: 'https',
      iosScheme: 'capacitor',
      allowNavigation: [],
      // No errorPath, because iOS would open it for every cancelled navigation.
    },
    android: { minWebViewVersion },
    plugins: {
      // It buffers whole answers, so the live channel would stay silent.
      CapacitorHttp: { enabled: false },
      // The app has no cookies.
      CapacitorCookies: { enabled: false },
      // The app hides the picture itself. Should its code never run, the system does so after this time.
      SplashScreen: { launchAutoHide: true, launchShowDuration: 15_000 },
      SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
      Keyboard: { resize: 'native' },
      // Also while the app is open.
      PushNotifications: { presentationOptions: ['badge', 'sound', 'banner', 'list'] },
    },
  }
  return `${JSON.stringify(config, undefined, 2)}\n`
}
