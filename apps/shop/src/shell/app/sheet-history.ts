/** The entry of an open sheet or dialog in the history of the web view, so that the gesture back closes it and not the page below. */
interface SheetHistory {
  readonly isOpen: () => boolean
  readonly leave: () => Promise<void>
}

interface Page {
  readonly href: string
  readonly state: object
}

type EntryStage =
  | 'none'
  | 'open'
  | 'leaving'
  /** The user navigates to another page, and the sheet is about to close with this one. */
  | 'left'

/** By then, a dialog that may be closed is closed. */
const closingMs = 200

/** Create it before everything else that listens to the history. `page`: what the router shows. */
export function createSheetHistory(page: () => Page): SheetHistory {
  let stage: EntryStage = 'none'
  let onLeft: () => void = () => {}

  const enter = (): void => {
    History.prototype.pushState.call(history, { ...page().state, isSheet: true }, '')
    stage = 'open'
  }
  const leave = async (next: EntryStage): Promise<void> => {
    stage = 'leaving'
    await new Promise<void>((resolve) => {
      onLeft = resolve
      history.back()
    })
    stage = next
    // A dialog may have opened meanwhile.
    if (next === 'none') follow()
  }
  const follow = (): void => {
    const isOpen = document.querySelector('dialog[open]') !== null
    if (isOpen && stage === 'none') enter()
    if (!isOpen && stage === 'open') void leave('none')
    if (!isOpen && stage === 'left') stage = 'none'
  }
  addEventListener(
    'popstate',
    (event) => {
      if (stage === 'none' || stage === 'left') {
        // The gesture forward, to a sheet that is closed.
        if (!isSheet(event.state)) return
        event.stopImmediatePropagation()
        void leave('none')
        return
      }
      event.stopImmediatePropagation()
      // A filter in the sheet has changed the address of the page.
      const { href, state } = page()
      History.prototype.replaceState.call(history, state, '', href)
      if (stage === 'leaving') return onLeft()
      stage = 'none'
      closeTopmost()
      // A dialog that needs an answer, or another one below, needs an entry again.
      setTimeout(follow, closingMs)
    },
    { capture: true },
  )
  // A reload, which web views do on their own, closes the sheet but keeps its entry.
  if (isSheet(history.state)) {
    const { isSheet: _, ...state } = history.state
    History.prototype.replaceState.call(history, state, '')
    void leave('none')
  }
  new MutationObserver(follow).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  return { isOpen: () => stage === 'open', leave: async () => await leave('left') }
}

function isSheet(state: unknown): state is { readonly isSheet: true } {
  return typeof state === 'object' && state !== null && 'isSheet' in state
}

/** Closes the topmost dialog as Escape would. */
function closeTopmost(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
}
