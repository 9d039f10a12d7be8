import { stockReminders } from '../stock-reminders.ts'
import { cardMaker } from './answer-card.ts'
import { type DeviceCatalogue, deviceViewer } from './device-catalogue.ts'

/** What the API's `stockReminders` answers to the same person, with the fields of a card. */
export function answerReminders(device: DeviceCatalogue, nowMs: number) {
  const { catalogue, marks } = device
  return stockReminders(catalogue, marks.reminders).map(cardMaker(device, deviceViewer(device, nowMs)))
}
