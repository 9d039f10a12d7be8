import type { Settings } from './settings.ts'

const demoLogins = [
  ['demo@provender.example', 'a corner shop'],
  ['till@provender.example', 'a second login of the same company'],
  ['rival@provender.example', 'another company'],
  ['new@provender.example', 'not activated yet'],
] as const

/** Tells whoever started the server where it is and how to get in. */
export function tellWhereItRuns(settings: Settings, address: string, tell: (line: string) => void): void {
  const shown = settings.publicUrl ?? address.replace(/0\.0\.0\.0|\[::\]/, 'localhost')
  tell('')
  tell(`  Provender is ready: ${shown}`)
  if (settings.demo) {
    tell('')
    tell('  Demo sign-ins, all with the password provender-demo:')
    for (const [email, who] of demoLogins) tell(`    ${email.padEnd(26)} ${who}`)
  }
  tell('')
}
