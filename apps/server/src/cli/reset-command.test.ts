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
        'This deletes everything in the database in /nowhere/data. Type yes to continue: ',
        'Nothing was deleted.',
        'For help: npm run reset -- --help',
      ],
    })
  }
})
