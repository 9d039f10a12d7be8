import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'

const names = [
  'account',
  'add',
  'basket',
  'checkout',
  'home',
  'more',
  'notice',
  'price',
  'product',
  'shop',
] as const

describe('on a server', () => {
  beforeAll(() => {
    vi.stubGlobal('location', { search: '' })
  })

  test.each(names)('renders every part of the %s section without a DOM', async (name) => {
    const { sections } = await import('./sections.ts')
    const Section = sections[name]
    expect(renderToString(<Section />).length).toBeGreaterThan(1000)
  })

  test('renders the shell, and its first link skips the header', async () => {
    const { Shell } = await import('./shell.tsx')
    const html = renderToString(<Shell>Page</Shell>)
    expect(/<a [^>]*>/.exec(html)?.[0]).toContain('href="#main"')
    expect(html).toContain('id="main"')
  })
})
