export type Texts = readonly (readonly [string, string])[]

// What the shop stored in Chromium, and the app on a phone, when each queue still had its own code. Devices have such texts.

/** Two users of one company, whom one browser has had, and the user of the app. */
export const deniz = 'ca2e4924-8602-4d07-9f49-a2afd4669f2a 1'
export const elif = 'ca2e4924-8602-4d07-9f49-a2afd4669f2a 2'
export const rival = '0970f982-5362-41f5-a130-0de680d05aaa 3'

/** A browser that was killed at the first press: the operation may still change under its number. */
export const browserAtOnce: Texts = [
  [
    'ca2e4924-8602-4d07-9f49-a2afd4669f2a 1 eb6a5540-ca62-41ce-b987-92cc345155eb',
    '{"atMs":1795900550770,"isFixed":false,"operations":[{"n":1,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":1691,"unit":"1","quantity":1,"price":"1.80","piecesPerBox":null,"atMs":1795900550770}]}',
  ],
]

export const browserOfTwo: Texts = [
  [
    'ca2e4924-8602-4d07-9f49-a2afd4669f2a 1 1b9b5641-1b7f-4544-a656-91f99e91639c',
    '{"atMs":1795900556692,"isFixed":true,"operations":[{"n":1,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":4419,"unit":"1","quantity":1,"price":"1.54","piecesPerBox":null,"atMs":1795900555424},{"n":2,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":4419,"unit":"1","quantity":1,"price":"1.54","piecesPerBox":null,"atMs":1795900556385}]}',
  ],
  [
    'ca2e4924-8602-4d07-9f49-a2afd4669f2a 1 980e693f-84f8-43f9-97c6-69908e64364b',
    '{"atMs":1795900560419,"isFixed":true,"operations":[{"n":3,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":4419,"unit":"2","quantity":4,"price":"70.85","piecesPerBox":50,"atMs":1795900558187},{"n":4,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":3191,"unit":"2","quantity":4,"price":"11.27","piecesPerBox":6,"atMs":1795900560118}]}',
  ],
  [
    'ca2e4924-8602-4d07-9f49-a2afd4669f2a 1 eb6a5540-ca62-41ce-b987-92cc345155eb',
    '{"atMs":1795900554546,"isFixed":true,"operations":[{"n":1,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":1691,"unit":"1","quantity":1,"price":"1.80","piecesPerBox":null,"atMs":1795900550770},{"n":2,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":1691,"unit":"1","quantity":1,"price":"1.80","piecesPerBox":null,"atMs":1795900552589},{"n":3,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":1691,"unit":"2","quantity":1,"price":"64.20","piecesPerBox":40,"atMs":1795900554245}]}',
  ],
  [
    'ca2e4924-8602-4d07-9f49-a2afd4669f2a 2 523f489a-6210-4bb8-8400-ce95414333f7',
    '{"atMs":1795900592129,"isFixed":true,"operations":[{"n":1,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":1691,"unit":"1","quantity":1,"price":"1.80","piecesPerBox":null,"atMs":1795900587268},{"n":2,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":1691,"unit":"1","quantity":1,"price":"1.80","piecesPerBox":null,"atMs":1795900589959},{"n":3,"type":"ADD","basket":"b65ca55d-311c-4e9d-8f6a-758c7019ea0d","product":1691,"unit":"2","quantity":1,"price":"64.20","piecesPerBox":40,"atMs":1795900591829}]}',
  ],
  [
    'lessons ca2e4924-8602-4d07-9f49-a2afd4669f2a 1 001795900558188 4528df85-9073-4d96-bfcd-2dd5581d70d2',
    '[{"said":"blue mop stuff","meaning":{"productId":"4419","unit":"2"}}]',
  ],
  [
    'lessons ca2e4924-8602-4d07-9f49-a2afd4669f2a 1 001795900558515 32c42645-bc79-426e-bef5-b5caca0d430e',
    '[{"said":"fizzy lemon thing","meaning":null}]',
  ],
  [
    'lessons ca2e4924-8602-4d07-9f49-a2afd4669f2a 1 001795900560119 7d83761b-1bd4-4be8-9e2e-0b8de02b3c52',
    '[{"said":"fizzy lemon thing","meaning":{"productId":"3191","unit":"2"}}]',
  ],
  [
    'marks ca2e4924-8602-4d07-9f49-a2afd4669f2a 1 isFavorites 1691',
    '{"mark":"isFavorites","productId":"1691","isOn":true,"id":"5b07e995-eaee-41ac-be72-ecf5f13af916"}',
  ],
  [
    'marks ca2e4924-8602-4d07-9f49-a2afd4669f2a 1 isFavorites 4419',
    '{"mark":"isFavorites","productId":"4419","isOn":true,"id":"05e0dfb4-7e85-430d-82f0-eb450c236080"}',
  ],
  [
    'marks ca2e4924-8602-4d07-9f49-a2afd4669f2a 2 isFavorites 1691',
    '{"mark":"isFavorites","productId":"1691","isOn":true,"id":"0f61d56f-0a9c-49d7-be87-15fc2cf3e99c"}',
  ],
]

export const appDatabase: Texts = [
  [
    '0970f982-5362-41f5-a130-0de680d05aaa 3 2b80aa6e-92e1-40b3-b7ac-7fc182c229b6',
    '{"atMs":1795899959616,"isFixed":true,"operations":[{"n":1,"type":"CREATE","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","name":"","atMs":1795899955592},{"n":2,"type":"ADD","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","product":1691,"unit":"1","quantity":1,"price":"1.64","piecesPerBox":null,"atMs":1795899955594},{"n":3,"type":"ADD","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","product":1691,"unit":"1","quantity":1,"price":"1.64","piecesPerBox":null,"atMs":1795899957598},{"n":4,"type":"ADD","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","product":1691,"unit":"2","quantity":1,"price":"58.34","piecesPerBox":40,"atMs":1795899959315}]}',
  ],
  [
    '0970f982-5362-41f5-a130-0de680d05aaa 3 db652f07-65d5-42f7-96d6-469daafcb8c4',
    '{"atMs":1795899978236,"isFixed":true,"operations":[{"n":1,"type":"ADD","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","product":3191,"unit":"2","quantity":4,"price":"12.80","piecesPerBox":6,"atMs":1795899975902},{"n":2,"type":"ADD","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","product":4419,"unit":"2","quantity":4,"price":"70.85","piecesPerBox":50,"atMs":1795899977935}]}',
  ],
  [
    'lessons 0970f982-5362-41f5-a130-0de680d05aaa 3 001795899975903 8b9d4650-5fce-4308-8c69-f9584f566ce5',
    '[{"said":"fizzy lemon thing","meaning":{"productId":"3191","unit":"2"}}]',
  ],
  [
    'lessons 0970f982-5362-41f5-a130-0de680d05aaa 3 001795899977936 a4bc0c8e-0421-4087-b792-5d75b5547920',
    '[{"said":"blue mop stuff","meaning":{"productId":"4419","unit":"2"}}]',
  ],
  [
    'marks 0970f982-5362-41f5-a130-0de680d05aaa 3 isFavorites 1691',
    '{"mark":"isFavorites","productId":"1691","isOn":true,"id":"fd401f35-a952-4727-b0ed-850ad17fbe72"}',
  ],
]

export const appSettings: Texts = [
  [
    'unsent:0970f982-5362-41f5-a130-0de680d05aaa 3 2b80aa6e-92e1-40b3-b7ac-7fc182c229b6',
    '{"atMs":1795899959616,"isFixed":true,"operations":[{"n":1,"type":"CREATE","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","name":"","atMs":1795899955592},{"n":2,"type":"ADD","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","product":1691,"unit":"1","quantity":1,"price":"1.64","piecesPerBox":null,"atMs":1795899955594},{"n":3,"type":"ADD","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","product":1691,"unit":"1","quantity":1,"price":"1.64","piecesPerBox":null,"atMs":1795899957598},{"n":4,"type":"ADD","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","product":1691,"unit":"2","quantity":1,"price":"58.34","piecesPerBox":40,"atMs":1795899959315}]}',
  ],
  [
    'unsent:marks 0970f982-5362-41f5-a130-0de680d05aaa 3 isFavorites 1691',
    '{"mark":"isFavorites","productId":"1691","isOn":true,"id":"fd401f35-a952-4727-b0ed-850ad17fbe72"}',
  ],
  [
    'unsent:0970f982-5362-41f5-a130-0de680d05aaa 3 db652f07-65d5-42f7-96d6-469daafcb8c4',
    '{"atMs":1795899978236,"isFixed":true,"operations":[{"n":1,"type":"ADD","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","product":3191,"unit":"2","quantity":4,"price":"12.80","piecesPerBox":6,"atMs":1795899975902},{"n":2,"type":"ADD","basket":"d5b122a5-0ad7-46ac-a0af-7c8f17d93e1c","product":4419,"unit":"2","quantity":4,"price":"70.85","piecesPerBox":50,"atMs":1795899977935}]}',
  ],
  [
    'unsent:lessons 0970f982-5362-41f5-a130-0de680d05aaa 3 001795899975903 8b9d4650-5fce-4308-8c69-f9584f566ce5',
    '[{"said":"fizzy lemon thing","meaning":{"productId":"3191","unit":"2"}}]',
  ],
  [
    'unsent:lessons 0970f982-5362-41f5-a130-0de680d05aaa 3 001795899977936 a4bc0c8e-0421-4087-b792-5d75b5547920',
    '[{"said":"blue mop stuff","meaning":{"productId":"4419","unit":"2"}}]',
  ],
]
