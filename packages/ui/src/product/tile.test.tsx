import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Tile } from './tile.tsx'

const tileText = { brand: 'Harbour', name: 'Baked beans', pack: '12 × 400 g' }

describe('the picture tile', () => {
  test('shows brand and pack if there is no picture, hidden from screen readers', () => {
    for (const shape of ['shelf', 'stage'] as const) {
      const html = renderToStaticMarkup(<Tile storage="frozen" text={tileText} shape={shape} />)
      expect(html).not.toMatch(/<img|<svg/)
      expect(html).toContain('bg-frozen')
      expect(html).toMatch(/aria-hidden.*Harbour.*12 × 400 g/)
    }
    expect(renderToStaticMarkup(<Tile storage="frozen" text={tileText} />)).toContain('aspect-square')
  })

  test('shows the name without a brand, and its first two letters without room', () => {
    const { name } = tileText
    expect(renderToStaticMarkup(<Tile storage="ambient" text={{ name }} />)).toContain('>Baked beans<')
    for (const shape of ['large', 'thumb', 'row', 'line'] as const) {
      const html = renderToStaticMarkup(<Tile storage="ambient" text={{ name }} shape={shape} />)
      expect(html).toMatch(/aria-hidden[^>]*>Ba</)
      expect(html).not.toContain('<svg')
    }
  })

  test('sets the brand in three sizes, by its longest word', () => {
    const look = (brand: string) =>
      /text-\[[\d.]+cqw\]/.exec(
        renderToStaticMarkup(<Tile storage="ambient" text={{ ...tileText, brand }} />),
      )?.[0]
    for (const brand of ['Fizzby', 'Tea & Co', 'Şölen']) expect(look(brand)).toBe('text-[21cqw]')
    for (const brand of ['Hexwatt', 'Saltern & Pike', 'Frostwell']) expect(look(brand)).toBe('text-[16.5cqw]')
    for (const brand of ['Mrs Pettifer’s', 'Brackenridge']) expect(look(brand)).toBe('text-[12.5cqw]')
  })

  test('labels a picture with its size, and nothing without a picture', () => {
    const labelled = (picture?: { readonly src: string }) =>
      renderToStaticMarkup(
        <Tile storage="ambient" text={tileText} picture={picture} sizeLabel="2 L" />,
      ).includes('2 L')
    expect(labelled({ src: '/cola.webp' })).toBe(true)
    expect(labelled()).toBe(false)
  })

  test("sets the picture's size before it loads, by default 128 by 128", () => {
    const html = renderToStaticMarkup(
      <Tile storage="ambient" text={tileText} picture={{ src: '/beans.webp' }} />,
    )
    expect(html).toContain('width="128" height="128"')
    expect(
      renderToStaticMarkup(
        <Tile storage="ambient" text={tileText} picture={{ src: '/beans.webp' }} size={440} />,
      ),
    ).toContain('width="440" height="440"')
  })

  test('loads pictures on the first screen eagerly and others lazily', () => {
    const later = renderToStaticMarkup(
      <Tile storage="ambient" text={tileText} picture={{ src: '/beans.webp' }} />,
    )
    const first = renderToStaticMarkup(
      <Tile storage="ambient" text={tileText} picture={{ src: '/beans.webp', first: true }} />,
    )
    expect(later).toContain('loading="lazy"')
    expect(later).not.toContain('fetchPriority')
    expect(first).toContain('loading="eager"')
    expect(first).toContain('fetchPriority="high"')
  })

  test('renders a deferred picture as background only, without the missing-picture text', () => {
    const html = renderToStaticMarkup(
      <Tile storage="chilled" text={tileText} picture={{ src: '/beans.webp', later: true }} />,
    )
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<svg')
    expect(html).toContain('bg-chilled')
  })

  test('lets the browser choose the width, and gives it the displayed size', () => {
    const picture = { src: '/beans.webp', sources: '/128/beans.webp 128w, /256/beans.webp 256w' }
    expect(
      renderToStaticMarkup(<Tile storage="ambient" text={tileText} picture={picture} shape="row" />),
    ).toMatch(/srcSet="[^"]* 256w" sizes="64px"/)
    expect(
      renderToStaticMarkup(<Tile storage="ambient" text={tileText} picture={{ src: '/beans.webp' }} />),
    ).not.toContain('sizes')
  })

  test('names the storage of a product unless it is ambient', () => {
    expect(renderToStaticMarkup(<Tile storage="chilled" text={tileText} storageLabel="Chilled" />)).toContain(
      'Chilled',
    )
    expect(
      renderToStaticMarkup(<Tile storage="ambient" text={tileText} storageLabel="Ambient" />),
    ).not.toContain('Ambient')
  })
})
