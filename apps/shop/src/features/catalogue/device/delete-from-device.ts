import { deleteSectionStore } from '@provender/client/catalogue/indexed-db-sections'
import { linkedDevice } from './device-link.ts'

/** Removes the catalogue from the device, also one of an earlier visit. */
export async function deleteFromDevice(): Promise<void> {
  const device = linkedDevice()
  if (device) await device.forget()
  else await deleteSectionStore(indexedDB)
}
