import { findRemovedHtml } from '../features/wholesaler/markdown.ts'
import type { CommandContext } from './command.ts'

export function reportRemoved(markdown: string, terminal: CommandContext['terminal']): void {
  const removed = findRemovedHtml(markdown)
  if (removed.length > 0)
    terminal.print(
      `The shop does not show these parts, because they are unsafe: ${removed.join(', ')}. It shows text, lists, tables and links to http, https, mailto and tel.`,
    )
}
