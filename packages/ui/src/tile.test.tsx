import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Tile } from './tile.tsx'

describe('the picture tile', () => {
  test('keeps the ground and shows the placeholder when there is no picture', () => {
    const html = renderToStaticMarkup(<Tile storage="frozen" />)
    expect(html).not.toContain('<img')
    expect(html).toContain('<svg')
    expect(html).toContain('bg-frozen')
    expect(html).toContain('aspect-square')
  })

  test('gives the picture its size before it has come, 128 by 128 unless told', () => {
    const html = renderToStaticMarkup(<Tile storage="ambient" picture={{ src: '/beans.webp' }} />)
    expect(html).toContain('width="128" height="128"')
    expect(
      renderToStaticMarkup(<Tile storage="ambient" picture={{ src: '/beans.webp' }} size={440} />),
    ).toContain('width="440" height="440"')
  })

  test('waits with pictures below the first screen and hurries with those on it', () => {
    const later = renderToStaticMarkup(<Tile storage="ambient" picture={{ src: '/beans.webp' }} />)
    const first = renderToStaticMarkup(
      <Tile storage="ambient" picture={{ src: '/beans.webp', first: true }} />,
    )
    expect(later).toContain('loading="lazy"')
    expect(later).not.toContain('fetchPriority')
    expect(first).toContain('loading="eager"')
    expect(first).toContain('fetchPriority="high"')
  })

  test('asks for no picture before its time: the ground keeps the place, and nothing says that there is none', () => {
    const html = renderToStaticMarkup(
      <Tile storage="chilled" picture={{ src: '/beans.webp', later: true }} />,
    )
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<svg')
    expect(html).toContain('bg-chilled')
  })

  test('leaves the choice of the width to the browser, which is told how wide it comes to be', () => {
    const picture = { src: '/beans.webp', sources: '/128/beans.webp 128w, /256/beans.webp 256w' }
    expect(renderToStaticMarkup(<Tile storage="ambient" picture={picture} shape="row" />)).toMatch(
      /srcSet="[^"]* 256w" sizes="64px"/,
    )
    expect(renderToStaticMarkup(<Tile storage="ambient" picture={{ src: '/beans.webp' }} />)).not.toContain(
      'sizes',
    )
  })

  test('says how a product is kept in a word, ambient being the normal case', () => {
    expect(renderToStaticMarkup(<Tile storage="chilled" keep="Chilled" />)).toContain('Chilled')
    expect(renderToStaticMarkup(<Tile storage="ambient" keep="Ambient" />)).not.toContain('Ambient')
  })
})
