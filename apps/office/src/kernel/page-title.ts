import { useEffect } from 'react'
import { useWholesaler } from './wholesaler.ts'

/** Names the tab of the browser after the page and the wholesaler. */
export function usePageTitle(title: string): void {
  const { appName } = useWholesaler()
  useEffect(() => {
    document.title = `${title} · ${appName}`
  }, [title, appName])
}
