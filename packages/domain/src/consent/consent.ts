/**
 * What a browser keeps beyond what the shop cannot do without, and what it tells (docs/decisions/0035-consent-and-error-reports.md). Asked for one by one.
 * - `preferences`: what was searched for, how lists are grouped, what was chosen for scanning, the pages a visitor saw last.
 * - `reports`: what went wrong in the browser; asked only where the wholesaler has somebody who reads it.
 */
export const consentKinds = ['preferences', 'reports'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** What the cookie `cookie-permission` says where nothing was agreed to. */
const nothing = 'needed'

/** The value of the cookie `cookie-permission`: the kinds that were agreed to, or that only what is needed is kept. */
export function consentText(agreed: readonly ConsentKind[]): string {
  return agreed.length === 0 ? nothing : agreed.join('.')
}

/** Did the answer in the cookie agree to it? `all` is an answer from before there was more than one kind. */
export function consentsTo(answer: string | undefined, kind: ConsentKind): boolean {
  if (answer === 'all') return kind === 'preferences'
  return answer?.split('.').includes(kind) ?? false
}
