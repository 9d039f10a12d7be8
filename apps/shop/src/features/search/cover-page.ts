import { phoneWidth } from '@provender/ui/tokens/phone-width'

/** On phones the search covers the whole screen: makes the page below it inert. Returns the function that ends it. */
export function coverPage(search: Element): () => void {
  if (!matchMedia(phoneWidth).matches) return () => {}
  const covered = elementsOutside(search).filter((element) => !element.inert)
  for (const element of covered) element.inert = true
  return () => {
    for (const element of covered) element.inert = false
  }
}

/** All elements outside the search, except notices and dialogs, which are above it. */
function elementsOutside(search: Element): readonly HTMLElement[] {
  const siblings: HTMLElement[] = []
  for (
    let element: Element | null = search;
    element && !element.querySelector('main');
    element = element.parentElement
  )
    for (const each of element.parentElement?.children ?? [])
      if (each !== element && each instanceof HTMLElement) siblings.push(each)
  return siblings
}
