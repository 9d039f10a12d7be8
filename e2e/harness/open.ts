import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until the shop's script has taken it over: what is pressed from then on counts. */
export async function open(page: Page, address: string): Promise<Response> {
  const answer = await page.goto(address)
  await takenOver(page)
  return answer!
}

/** React keeps its root at the document, and at each field and button what it knows of them, once they are its own. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const kept = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1] as
      | {
          readonly stateNode: {
            readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } }
          }
        }
      | undefined
    return (
      kept?.stateNode.current.memoizedState.isDehydrated === false &&
      [...document.querySelectorAll('button, input, select, textarea')].every((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps')),
      )
    )
  })
}

/** As if the question about cookies had been answered: with what is kept for comfort, unless told otherwise. */
export async function acceptCookies(page: Page, address: string, answer = 'all'): Promise<void> {
  await page.context().addCookies([{ name: 'cookie-permission', value: answer, url: address }])
}
