import { stockReminders } from '../stock-reminders.ts'
import { createCardReader } from './answer-card.ts'
import { type DeviceCatalogue, deviceViewer } from './device-catalogue.ts'

export function answerReminders(device: DeviceCatalogue, nowMs: number) {
  const { catalogue, favourites } = device
  return stockReminders(catalogue, favourites.reminders).map(
    createCardReader(device, deviceViewer(device, nowMs)),
  )
}
