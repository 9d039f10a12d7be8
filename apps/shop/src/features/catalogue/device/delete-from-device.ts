import { deleteSectionStore } from '@provender/device-catalogue/indexed-db-sections'
import { linkedDevice } from './device-link.ts'

export async function deleteFromDevice(): Promise<void> {
  const device = linkedDevice()
  if (device) await device.deleteCatalogue()
  else await deleteSectionStore(indexedDB)
}
