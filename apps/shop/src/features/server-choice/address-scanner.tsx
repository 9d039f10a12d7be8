import { useEffect, useEffectEvent } from 'react'
import { CameraPanel } from '../scan/camera-panel.tsx'
import { useScanner } from '../scan/use-scanner.ts'

/** Starts the camera and reads the QR code on the page "App" of a shop. */
export function AddressScanner({ onCode }: { readonly onCode: (text: string) => void }) {
  const scanner = useScanner('link', onCode)
  const start = useEffectEvent(scanner.start)
  useEffect(() => start(), [])
  return <CameraPanel scanner={scanner} />
}
