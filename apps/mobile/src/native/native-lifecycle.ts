import { App } from '@capacitor/app'
import type { Lifecycle } from '@provender/platform/platform'
import { webPlatform } from '@provender/platform/web-platform'

/** Some web views do not report that they are hidden, so the app's own events count too. */
export const nativeLifecycle: Lifecycle = {
  ...webPlatform.lifecycle,
  onReturn: (listener) => {
    webPlatform.lifecycle.onReturn(listener)
    void App.addListener('resume', listener)
  },
  onLeave: (listener) => {
    webPlatform.lifecycle.onLeave(listener)
    void App.addListener('pause', listener)
  },
  followVisibility: (onChange) => {
    let isPaused = false
    const stopFollowing = webPlatform.lifecycle.followVisibility((visibility) =>
      onChange(isPaused ? 'closed' : visibility),
    )
    const adding = [
      App.addListener('pause', () => {
        isPaused = true
        onChange('closed')
      }),
      App.addListener('resume', () => {
        isPaused = false
        onChange('visible')
      }),
    ]
    return () => {
      stopFollowing()
      for (const each of adding) void each.then((added) => added.remove())
    }
  },
}
