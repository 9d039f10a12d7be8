import { deleteSectionStore } from '@provender/device-catalogue/indexed-db-sections'
import { linkedDevice } from './device-link.ts'

/** Deletes the catalogue from the device, including one stored by an earlier visit. */
export async function deleteFromDevice(): Promise<void> {
  const device = linkedDevice()
  if (device) await device.deleteCatalogue()
  else await deleteSectionStore(indexedDB)
}
