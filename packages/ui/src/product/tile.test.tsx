import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Tile } from './tile.tsx'

const lettering = { brand: 'Harbour', name: 'Baked beans', pack: '12 × 400 g' }

describe('the picture tile', () => {
  test('shows brand and pack on the ground when there is no picture, and says them to nobody twice', () => {
    for (const shape of ['shelf', 'stage'] as const) {
      const html = renderToStaticMarkup(<Tile storage="frozen" lettering={lettering} shape={shape} />)
      expect(html).not.toMatch(/<img|<svg/)
      expect(html).toContain('bg-frozen')
      expect(html).toMatch(/aria-hidden.*Harbour.*12 × 400 g/)
    }
    expect(renderToStaticMarkup(<Tile storage="frozen" lettering={lettering} />)).toContain('aspect-square')
  })

  test('shows the name where there is no brand, and its first letter where there is no room', () => {
    const { name } = lettering
    expect(renderToStaticMarkup(<Tile storage="ambient" lettering={{ name }} />)).toContain('>Baked beans<')
    for (const shape of ['large', 'thumb', 'row', 'line'] as const) {
      const html = renderToStaticMarkup(<Tile storage="ambient" lettering={{ name }} shape={shape} />)
      expect(html).toMatch(/aria-hidden[^>]*>B</)
      expect(html).not.toContain('<svg')
    }
  })

  test('gives the picture its size before it has come, 128 by 128 unless told', () => {
    const html = renderToStaticMarkup(
      <Tile storage="ambient" lettering={lettering} picture={{ src: '/beans.webp' }} />,
    )
    expect(html).toContain('width="128" height="128"')
    expect(
      renderToStaticMarkup(
        <Tile storage="ambient" lettering={lettering} picture={{ src: '/beans.webp' }} size={440} />,
      ),
    ).toContain('width="440" height="440"')
  })

  test('waits with pictures below the first screen and hurries with those on it', () => {
    const later = renderToStaticMarkup(
      <Tile storage="ambient" lettering={lettering} picture={{ src: '/beans.webp' }} />,
    )
    const first = renderToStaticMarkup(
      <Tile storage="ambient" lettering={lettering} picture={{ src: '/beans.webp', first: true }} />,
    )
    expect(later).toContain('loading="lazy"')
    expect(later).not.toContain('fetchPriority')
    expect(first).toContain('loading="eager"')
    expect(first).toContain('fetchPriority="high"')
  })

  test('asks for no picture before its time: the ground keeps the place, and nothing says that there is none', () => {
    const html = renderToStaticMarkup(
      <Tile storage="chilled" lettering={lettering} picture={{ src: '/beans.webp', later: true }} />,
    )
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<svg')
    expect(html).toContain('bg-chilled')
  })

  test('leaves the choice of the width to the browser, which is told how wide it comes to be', () => {
    const picture = { src: '/beans.webp', sources: '/128/beans.webp 128w, /256/beans.webp 256w' }
    expect(
      renderToStaticMarkup(<Tile storage="ambient" lettering={lettering} picture={picture} shape="row" />),
    ).toMatch(/srcSet="[^"]* 256w" sizes="64px"/)
    expect(
      renderToStaticMarkup(<Tile storage="ambient" lettering={lettering} picture={{ src: '/beans.webp' }} />),
    ).not.toContain('sizes')
  })

  test('says how a product is kept in a word, ambient being the normal case', () => {
    expect(renderToStaticMarkup(<Tile storage="chilled" lettering={lettering} keep="Chilled" />)).toContain(
      'Chilled',
    )
    expect(
      renderToStaticMarkup(<Tile storage="ambient" lettering={lettering} keep="Ambient" />),
    ).not.toContain('Ambient')
  })
})
