import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { icon } from './icon.tsx'

test('merges the paths of an icon, each from its own origin, and keeps other strokes', () => {
  const Icon = icon({
    node: [
      ['path', { d: 'm15 9-6 6' }],
      ['circle', { cx: '12', cy: '12', r: '10' }],
      ['path', { d: 'M9 9l6 6' }],
    ],
  })
  const html = renderToStaticMarkup(<Icon />)
  expect(html).toContain(
    '<path d="M0 0m15 9-6 6M0 0M9 9l6 6"></path><circle cx="12" cy="12" r="10"></circle>',
  )
})

test('an icon without paths has none', () => {
  const Icon = icon({ node: [['circle', { cx: '12', cy: '12', r: '10' }]] })
  expect(renderToStaticMarkup(<Icon />)).not.toContain('<path')
})
