/** Where the place of the search is the whole screen: what lies under it is not to be reached. Gives what ends it. */
export function coverPage(place: Element): () => void {
  if (!matchMedia('(width < 744px)').matches) return () => {}
  const covered = elementsBeside(place).filter((element) => !element.inert)
  for (const element of covered) element.inert = true
  return () => {
    for (const element of covered) element.inert = false
  }
}

/** All of the page that the place is not in; notices and dialogs lie over both. */
function elementsBeside(place: Element): readonly HTMLElement[] {
  const beside: HTMLElement[] = []
  for (let at: Element | null = place; at && !at.querySelector('main'); at = at.parentElement)
    for (const each of at.parentElement?.children ?? [])
      if (each !== at && each instanceof HTMLElement) beside.push(each)
  return beside
}
