import { networkInterfaces } from 'node:os'
import type { Settings } from '../kernel/settings.ts'
import { demoUsers } from './demo-users.ts'

/** Prints where the server is and how to sign in. */
export function printAddresses(settings: Settings, address: string, print: (line: string) => void): void {
  const { port } = new URL(address)
  const isOpen = settings.host === '0.0.0.0' || settings.host === '::'
  const here = isOpen || settings.host === '127.0.0.1' ? `http://localhost:${port}` : address
  print('')
  print(`  Provender is ready: ${settings.publicUrl ?? here}`)
  if (isOpen && settings.publicUrl === undefined)
    for (const host of neighbourlyAddresses())
      print(`  On a phone in the same network: http://${host}:${port}`)
  if (settings.host === '127.0.0.1' && settings.publicUrl === undefined)
    print('  Only this machine can open it. To open it on a phone, start with HOST=0.0.0.0')
  if (settings.demo) {
    print('')
    print('  Demo sign-ins, all with the password provender-demo:')
    for (const [email, description] of demoUsers) print(`    ${email.padEnd(26)} ${description}`)
  }
  print('')
}

/** The addresses of this machine on its own networks. */
function neighbourlyAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
