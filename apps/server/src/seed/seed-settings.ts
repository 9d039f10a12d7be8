import { weekdays } from '@provender/domain/slots/hours'
import { writeBanner, writeFaq, writePage } from '../features/content/write-content.ts'
import { writeConfig, writeHoliday, writeHours, writeRoute } from '../features/wholesaler/write-settings.ts'
import type { SeedContext } from './seed-context.ts'

/** The key of the day of the first start. It is no setting: it only helps to build the same demo again. */
const anchorKey = 'demoAnchor'

export async function seedSettings({ tx, demo, anchor }: SeedContext): Promise<void> {
  await writeConfig(tx, demo.config)
  await tx
    .insertInto('config')
    .values({ key: anchorKey, value: JSON.stringify(anchor) })
    .execute()
  for (const day of weekdays) await writeHours(tx, day, demo.openingHours[day])
  for (const holiday of demo.holidays) await writeHoliday(tx, holiday)
  for (const route of demo.routes) await writeRoute(tx, route)
  for (const [position, banner] of demo.banners.entries())
    await writeBanner(tx, { ...banner, pictures: [...banner.pictures], position })
  for (const { slug, title, body } of demo.pages) await writePage(tx, { code: slug, title, text: body })
  for (const [position, { code, question, answer }] of demo.faq.entries())
    await writeFaq(tx, { code, title: question, text: answer, position })
}
