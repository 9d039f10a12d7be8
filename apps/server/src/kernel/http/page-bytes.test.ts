import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pageBytes } from './page-bytes.ts'

const nonce = 'n0nce'
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

it('lists the hashes of scripts with the nonce, and removes the nonce everywhere', () => {
  const html = [
    `<head><meta property="csp-nonce" content="${nonce}"/><style nonce="${nonce}">a{}</style>`,
    `<script type="module" nonce="${nonce}" src="/a.js"></script><script nonce="${nonce}">say("Güneşbağ")</script></head>`,
    `<body>£ · ł<script async nonce="${nonce}">2 > 1</script></body>`,
  ].join('')
  const { bytes, scriptHashes } = pageBytes(html, nonce)
  expect(scriptHashes).toEqual([hashOf('say("Güneşbağ")'), hashOf('2 > 1')])
  expect(bytes.toString()).toBe(
    '<head><style>a{}</style><script type="module" src="/a.js"></script><script>say("Güneşbağ")</script></head><body>£ · ł<script async>2 > 1</script></body>',
  )
})

it('returns no hash for a script that somebody else wrote into the page', () => {
  const html = '<body><script>steal()</script><script nonce="guessed">steal()</script></body>'
  const { bytes, scriptHashes } = pageBytes(html, nonce)
  expect(scriptHashes).toEqual([])
  expect(bytes.toString()).toBe(html)
})
