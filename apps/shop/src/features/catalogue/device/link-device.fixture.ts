import type { Device } from '@provender/device-catalogue/start-catalogue-worker'
import { onTestFinished } from 'vitest'
import { linkDevice } from './device-link.ts'

/** Links this device for the rest of the test. Test files share modules, so it must not stay. */
export function linkTestDevice(device: { readonly [Name in keyof Device]?: unknown }): void {
  linkDevice(device as Device)
  onTestFinished(() => linkDevice(undefined))
}
