import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Mark } from './header.tsx'

test('the logo replaces the name, which screen readers still announce', () => {
  const html = renderToStaticMarkup(
    <Mark href="/" name="Harbour" label="Harbour, home" logo="/pictures/logo.svg" />,
  )
  expect(html).toMatch(/<a[^>]*aria-label="Harbour, home"/)
  expect(html).toMatch(/<img[^>]*src="\/pictures\/logo.svg"[^>]*alt=""/)
  expect(html).not.toContain('>Harbour<')
})

test('shows the name without a logo', () => {
  const html = renderToStaticMarkup(<Mark href="/" name="Harbour" label="Harbour, home" />)
  expect(html).not.toContain('<img')
  expect(html).toContain('>Harbour<')
})
