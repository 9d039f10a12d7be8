import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Note } from '@provender/ui/page/note'
import { renderToStaticMarkup } from 'react-dom/server'

export function lateScriptNote(i18n: I18n): string {
  return renderToStaticMarkup(
    <Note tone="low" urgent>
      <b>{i18n._(msg`This page has not finished loading.`)}</b>{' '}
      {i18n._(msg`Links work, but buttons and forms do not yet.`)}{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="" className="link">
        {i18n._(msg`Reload the page`)}
      </a>
    </Note>,
  )
}

/**
 * Runs in the page before any script, as source text, so it must use nothing outside itself. Shows the note if the shop's script
 * has failed, or has not arrived within a quarter of a minute, until it is there after all. Its element is one that React never
 * looks for, so hydration passes over it.
 */
export function reportLateScript(note: string): void {
  let leftSeconds = 15
  const element = document.createElement('late-script')
  element.style.cssText = 'display:block;position:sticky;top:0;z-index:99'
  element.innerHTML = note
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) leftSeconds = 0
    },
    true,
  )
  const timer = setInterval(() => {
    const body = document.querySelector('body')
    if (!body) return
    leftSeconds -= 1
    if (Object.keys(body).some((key) => key.startsWith('__react'))) {
      clearInterval(timer)
      element.remove()
    } else if (leftSeconds < 0 && !element.isConnected) body.prepend(element)
  }, 1000)
}
