import { testPassword } from '../../testing/fill-test-shop.ts'
import type { SignIn } from './sign-in.ts'

export function signInAttempt(change: Partial<SignIn> = {}): SignIn {
  return {
    email: 'a1@shop.example',
    password: testPassword,
    code: null,
    clientKind: 'web',
    ip: '192.0.2.9',
    deviceId: null,
    language: 'en',
    device: 'Chrome · Windows',
    ...change,
  }
}
