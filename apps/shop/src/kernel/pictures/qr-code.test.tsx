import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

test('a code brings its own white ground, with the margin that cameras need', () => {
  const markup = renderToStaticMarkup(<QrCode value="https://shop.example/app" title="The shop" />)
  expect(markup).toContain('<title>The shop</title>')
  const [, modules] = /viewBox="0 0 (\d+) /.exec(markup) ?? []
  const [ground, code] = [...markup.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)]
  expect(ground?.slice(1)).toEqual(['#FFFFFF', `M0,0 h${modules}v${modules}H0z`])
  expect(code?.[1]).toBe('#000000')
  expect(code?.[2]).toMatch(/^M4 4/)
})
