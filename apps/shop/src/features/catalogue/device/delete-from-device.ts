import { deleteDB } from 'idb'
import { linkedDevice } from './device-link.ts'
import { catalogueDatabase } from './stored-sections.ts'

/** Nothing of the catalogue stays on the device, neither of this window nor of one before it. */
export async function deleteFromDevice(): Promise<void> {
  const device = linkedDevice()
  // Not started yet: what lies there is of an earlier visit.
  if (device) await device.forget()
  else await deleteDB(catalogueDatabase)
}
