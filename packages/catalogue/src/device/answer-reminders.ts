import { stockReminders } from '../stock-reminders.ts'
import { cardMaker } from './answer-card.ts'
import { type DeviceCatalogue, deviceViewer } from './device-catalogue.ts'

/** Gives the same result as the API's `stockReminders`, with the fields of a card. */
export function answerReminders(device: DeviceCatalogue, nowMs: number) {
  const { catalogue, marks } = device
  return stockReminders(catalogue, marks.reminders).map(cardMaker(device, deviceViewer(device, nowMs)))
}
