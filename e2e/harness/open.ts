import type { BrowserContext, Page, Response } from '@playwright/test'

/** Opens a page and waits for hydration, after which presses have an effect. */
export async function open(page: Page, address: string): Promise<Response> {
  const answer = await page.goto(address)
  await waitForHydration(page)
  return answer!
}

/** After hydration, React has its root on the document, and its props on each field and button. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1] as
      | {
          readonly stateNode: {
            readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } }
          }
        }
      | undefined
    return (
      container?.stateNode.current.memoizedState.isDehydrated === false &&
      [...document.querySelectorAll('button, input, select, textarea')].every((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps')),
      )
    )
  })
}

export async function acceptCookies(page: Page, address: string, answer = 'all'): Promise<void> {
  await page.context().addCookies([{ name: 'cookie-permission', value: answer, url: address }])
}

export async function chooseLanguage(
  context: BrowserContext,
  language: string,
  address: string,
): Promise<void> {
  await context.addCookies([{ name: 'lang', value: language, url: address }])
}
