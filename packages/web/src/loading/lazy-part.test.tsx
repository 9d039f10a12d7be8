import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

test('a part that was loaded early renders at once', async () => {
  const Part = lazyPart(async () => await Promise.resolve(() => 'here'))
  const render = () =>
    renderToString(
      <Suspense fallback="waits">
        <Part />
      </Suspense>,
    )
  expect(render()).toContain('waits')
  await Part.prefetch()
  expect(render()).toContain('here')
})
