import { useEffect, useRef } from 'react'

/** The id of the heading of what is open beside the list. */
export const paneHeadingId = 'pane-heading'

export function focusPane(): void {
  document.getElementById(paneHeadingId)?.focus()
}

/** Takes the focus if the finder opened the pane, or if it covers the focused link of the list, as on a phone. */
export function PaneHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    const isNowhere = focused === document.body || focused?.id === 'page'
    if (isNowhere || focused?.checkVisibility() === false) heading.current?.focus()
  }, [])
  return (
    <h2 ref={heading} id={paneHeadingId} tabIndex={-1}>
      {children}
    </h2>
  )
}
