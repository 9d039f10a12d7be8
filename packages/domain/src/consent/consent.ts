/**
 * Optional data that the browser stores or sends (docs/decisions/0035-consent-and-error-reports.md). The user consents to each kind
 * separately.
 * - `preferences`: searches, grouping of lists, scanner settings, the pages a visitor saw last.
 * - `reports`: errors in the browser. The shop asks only if the wholesaler has someone who reads them.
 */
export const consentKinds = ['preferences', 'reports'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** The value of the cookie `cookie-permission` if the user consents to nothing. */
const nothing = 'needed'

/** The value of the cookie `cookie-permission`: the kinds that the user consents to, or `needed`. */
export function consentText(agreed: readonly ConsentKind[]): string {
  return agreed.length === 0 ? nothing : agreed.join('.')
}

/** True if the cookie's value consents to the kind. `all` dates from a time with one kind only. */
export function consentsTo(answer: string | undefined, kind: ConsentKind): boolean {
  if (answer === 'all') return kind === 'preferences'
  return answer?.split('.').includes(kind) ?? false
}
