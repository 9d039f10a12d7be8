import type { OpenDb } from '@provender/db/open-db'
import { changeSettings } from '../../features/wholesaler/change-settings.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import type { WholesalerSettings } from '../../kernel/wholesaler.ts'
import type { CommandContext } from '../command.ts'

export async function readCurrentSettings({ db }: OpenDb): Promise<WholesalerSettings> {
  return (await openWholesaler(db)).current()
}

export async function changeAndReport(
  database: OpenDb,
  { terminal }: CommandContext,
  { done, change }: { readonly done: string; readonly change: Parameters<typeof changeSettings>[1] },
): Promise<void> {
  const changed = await changeSettings(database, change)
  terminal.print(changed ? done : `${done} (unchanged)`)
}
