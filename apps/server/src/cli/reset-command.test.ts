import { expect, test } from 'vitest'
import { resetCommand } from './reset-command.ts'
import { runInTest } from './run-in-test.fixture.ts'

test('a reset asks first and does nothing unless the answer is "yes"', async () => {
  for (const answer of ['', 'no', 'y', 'please']) {
    const ran = await runInTest(resetCommand, [], { person: { answers: [answer] } })
    expect(ran).toEqual({
      exitCode: 1,
      output: [],
      errors: [
        'Everything in the database of /nowhere/data will be gone. Type yes to go on: ',
        'Nothing was taken away.',
        '(npm run reset -- --help says more.)',
      ],
    })
  }
})
