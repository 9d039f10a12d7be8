import { describe, expect, test } from 'vitest'
import { pathToFollow } from './follow-links.ts'

const here = 'https://shop.example/shop?q=beans'
const press = {
  button: 0,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
}
const link = (href: string) => ({ href, target: '', download: false })

describe('a click on a link', () => {
  test.each([
    ['/product/beans-1', '/product/beans-1'],
    ['https://shop.example/shop?page=2#top', '/shop?page=2#top'],
    ['?page=2', '/shop?page=2'],
    ['/shop?q=beans', '/shop?q=beans'],
  ])('to %s navigates inside the shop', (href, path) => {
    expect(pathToFollow(press, link(href), here)).toBe(path)
  })

  test.each([
    ['another site', link('https://elsewhere.example/')],
    ['a mail address', link('mailto:orders@shop.example')],
    ['a place on the same page', link('/shop?q=beans#main')],
    ['a download', { ...link('/statement.pdf'), download: true }],
    ['another window', { ...link('/shop'), target: '_blank' }],
  ])('to %s is left to the browser', (_, to) => {
    expect(pathToFollow(press, to, here)).toBeUndefined()
  })

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)(
    'with %s is left to the browser',
    (key) => {
      expect(pathToFollow({ ...press, [key]: true }, link('/shop'), here)).toBeUndefined()
    },
  )

  test('with another button, or already handled, is ignored', () => {
    expect(pathToFollow({ ...press, button: 1 }, link('/shop'), here)).toBeUndefined()
    expect(pathToFollow({ ...press, defaultPrevented: true }, link('/shop'), here)).toBeUndefined()
  })

  test('in an app with a scheme of its own navigates by path, and to a mail address is left to it', () => {
    const page = 'capacitor://localhost/shop'
    expect(pathToFollow(press, link('/faq'), page)).toBe('/faq')
    for (const href of ['mailto:orders@shop.example', '//elsewhere.example/faq', 'https://localhost/faq'])
      expect(pathToFollow(press, link(href), page)).toBeUndefined()
  })
})
