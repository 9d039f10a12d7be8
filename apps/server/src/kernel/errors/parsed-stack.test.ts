import { expect, test } from 'vitest'
import { parsedStack } from './parsed-stack.ts'

test.each([
  [
    'Node',
    '    at async placeOrder (file:///srv/apps/server/src/features/checkout/place-order.ts:12:7)',
    'async placeOrder',
    'file:///srv/apps/server/src/features/checkout/place-order.ts',
  ],
  [
    'Chromium',
    '    at https://orders.example/assets/shop-D1.js?v=ada@x.example:12:7',
    '?',
    'https://orders.example/assets/shop-D1.js',
  ],
  [
    'Firefox',
    'addLine@https://orders.example/assets/shop-D1.js:12:7',
    'addLine',
    'https://orders.example/assets/shop-D1.js',
  ],
])('reads a line of %s', (_, line, name, filename) => {
  expect(parsedStack(`Error: for ada@x.example\n${line}`)).toEqual([
    { function: name, filename, lineno: 12, colno: 7, in_app: true },
  ])
})

test('puts the innermost frame last and marks frames of libraries', () => {
  const stack =
    'Error: x\n    at a (node:fs:1:1)\n    at b (/srv/node_modules/pg/lib/client.js:2:2)\n    at c (/srv/main.ts:3:3)'
  expect(parsedStack(stack).map((frame) => [frame.function, frame.in_app])).toEqual([
    ['c', true],
    ['b', false],
    ['a', false],
  ])
})
