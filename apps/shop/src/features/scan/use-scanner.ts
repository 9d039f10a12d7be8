import { platform } from '@provender/platform/current'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CodeKind } from './barcode-reader.ts'
import { chooseCamera, chosenCamera } from './scan-settings.ts'
import { createScanner, type Scanner, type ScannerState } from './scanner.ts'

export interface ScannerOnPage {
  readonly state: ScannerState
  readonly video: RefObject<HTMLVideoElement | null>
  readonly start: () => void
  readonly stop: () => void
  readonly choose: (cameraId: string) => void
}

/**
 * The camera of this page. It stops when the page is left or hidden. It starts by itself if it is allowed already. In an
 * app it always does, because the user opened the Scan tab for it, and the system asks for permission.
 */
export function useScanner(kind: CodeKind, onCode: (code: string) => void): ScannerOnPage {
  const video = useRef<HTMLVideoElement>(null)
  const scanner = useRef<Scanner>(undefined)
  const [state, setState] = useState<ScannerState>({ is: 'off' })
  const handleCode = useEffectEvent(onCode)
  useEffect(() => {
    if (!video.current) return undefined
    let isStarting = false
    let isHidden = false
    let startsAgain = false
    const newScanner = createScanner({
      kind,
      video: video.current,
      onCode: (code) => handleCode(code),
      onState: (next) => {
        isStarting = next.is === 'starting'
        setState(next)
        if (next.is !== 'on' || !isHidden) return
        startsAgain = true
        newScanner.pause()
      },
    })
    scanner.current = newScanner
    let isLeft = false
    const { app, cameras, lifecycle } = platform()
    void (app ? Promise.resolve(true) : cameras.isAllowed()).then((startsByItself) => {
      if (startsByItself && !isLeft) void newScanner.start(chosenCamera())
    })
    // Some web views do not report that they are hidden when the app goes into the background.
    const stopFollowing = lifecycle.followVisibility((visibility) => {
      isHidden = visibility !== 'visible'
      // Android's question for the camera covers the app like another app. Its answer may come before the app is back, or after.
      if (isHidden && !isStarting) newScanner.pause()
      if (isHidden || !startsAgain) return
      startsAgain = false
      void newScanner.start(chosenCamera())
    })
    return () => {
      isLeft = true
      stopFollowing()
      newScanner.close()
    }
  }, [kind])
  return {
    state,
    video,
    start: () => void scanner.current?.start(chosenCamera()),
    stop: () => scanner.current?.pause(),
    choose: (cameraId) => {
      chooseCamera(cameraId)
      void scanner.current?.start(cameraId)
    },
  }
}
