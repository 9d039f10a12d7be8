import type { CompanyId } from '@provender/domain/ids'

type Listener = (companyId: CompanyId) => Promise<void>

/** Notifies listeners on this server that a company has changed its sites. */
export interface SiteChanges {
  /** Resolves when every listener has dropped its data about the sites. */
  readonly announce: (companyId: CompanyId) => Promise<void>
  readonly listen: (listener: Listener) => void
}

declare module '../../kernel/deps.ts' {
  interface Deps {
    readonly siteChanges: SiteChanges
  }
}

export function createSiteChanges(): SiteChanges {
  const listeners: Listener[] = []
  return {
    announce: async (companyId) => {
      await Promise.all(listeners.map((listener) => listener(companyId)))
    },
    listen: (listener) => void listeners.push(listener),
  }
}
