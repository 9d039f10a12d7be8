import { networkInterfaces } from 'node:os'
import type { Settings } from '../kernel/settings.ts'
import { demoStaff, demoUsers } from './demo-users.ts'

export function printAddresses(settings: Settings, address: string, print: (line: string) => void): void {
  const { port } = new URL(address)
  const isOpen = settings.host === '0.0.0.0' || settings.host === '::'
  const here = isOpen || settings.host === '127.0.0.1' ? `http://localhost:${port}` : address
  print('')
  const shop = settings.publicUrl ?? here
  print(`  Provender is ready: ${shop}`)
  print(`  The office, for your staff: ${new URL('/office', shop).href}`)
  if (isOpen && settings.publicUrl === undefined)
    for (const host of neighbourlyAddresses())
      print(`  On a phone in the same network: http://${host}:${port}`)
  if (settings.host === '127.0.0.1' && settings.publicUrl === undefined)
    print('  Only this machine can open it. To open it on a phone, start with HOST=0.0.0.0')
  if (settings.demo) {
    print('')
    print('  Demo sign-ins, all with the password provender-demo:')
    for (const [email, description] of demoUsers) printSignIn(email, description)
    for (const [email, name, role] of demoStaff)
      printSignIn(email, `staff, at /office: ${name}, ${role.toLowerCase().replace('_', ' ')}`)
  }
  print('')

  function printSignIn(email: string, description: string): void {
    print(`    ${email.padEnd(28)} ${description}`)
  }
}

function neighbourlyAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
