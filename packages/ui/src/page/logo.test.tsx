import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Mark } from './header.tsx'

test('the logo stands in the place of the name, which readers still hear', () => {
  const html = renderToStaticMarkup(
    <Mark href="/" name="Harbour" label="Harbour, home" logo="/pictures/logo.svg" />,
  )
  expect(html).toMatch(/<a[^>]*aria-label="Harbour, home"/)
  expect(html).toMatch(/<img[^>]*src="\/pictures\/logo.svg"[^>]*alt=""/)
  expect(html).not.toContain('>Harbour<')
})

test('without a logo the name stands there', () => {
  const html = renderToStaticMarkup(<Mark href="/" name="Harbour" label="Harbour, home" />)
  expect(html).not.toContain('<img')
  expect(html).toContain('>Harbour<')
})
