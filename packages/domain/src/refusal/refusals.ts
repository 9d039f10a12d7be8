/** Every refusal of the API outside payloads, and the status that the client acts on (docs/product-rules.md#errors). */
export const refusalCodes = {
  BAD_REQUEST: 400,
  BAD_INPUT: 400,
  TOO_COMPLEX: 400,
  UNKNOWN_DOCUMENT: 400,
  NOT_SIGNED_IN: 401,
  WRONG_ORIGIN: 403,
  PASSWORD_TOO_COMMON: 400,
  CARD_NUMBER: 400,
  DEVICE_ID_MISSING: 403,
  NOT_ALLOWED: 403,
  ACCOUNT_ACTIVATION_REQUIRED: 403,
  NOT_FOUND: 404,
  STALE: 409,
  OPERATIONS_MISSING: 409,
  WRONG_CREDENTIALS: 422,
  CAPTCHA_FAILED: 422,
  CAPTCHA_UNREACHABLE: 422,
  FILE_NOT_TAKEN: 422,
  PROOF_GONE: 422,
  PROOFS_TOO_LARGE: 422,
  PICTURE_NOT_TAKEN: 422,
  PICTURE_HEIC: 422,
  PICTURES_FULL: 422,
  RESET_LINK_USED: 422,
  WRONG_PASSWORD: 422,
  PASSWORD_NEEDED: 422,
  SECOND_FACTOR_REQUIRED: 422,
  WRONG_CODE: 422,
  WRONG_RECOVERY_CODE: 422,
  SECOND_FACTOR_UNREADABLE: 422,
  LINK_EXPIRED: 422,
  LOGIN_EXISTS: 422,
  LAST_OWNER: 422,
  LAST_MANAGER: 422,
  OWN_ACCESS: 422,
  STAFF_EXISTS: 422,
  TOO_MANY_SITES: 422,
  KEY_REUSED: 422,
  LINE_NOT_FOUND: 404,
  BASKET_NOT_CREATED: 422,
  BASKET_LINK_WRONG: 404,
  BASKET_LINK_EXPIRED: 404,
  BASKET_LINK_OF_OTHER_COMPANY: 404,
  SHARED_BASKET_DELETED: 404,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL: 500,
  BUSY: 503,
} as const

export type RefusalKey = keyof typeof refusalCodes

export interface RefusalFacts {
  readonly BAD_INPUT: { readonly field: string }
  readonly TOO_MANY_ATTEMPTS: { readonly seconds: number }
  readonly INTERNAL: { readonly reference: string }
}

export type PlainRefusalKey = Exclude<RefusalKey, keyof RefusalFacts>

interface PlainRefusal {
  readonly key: PlainRefusalKey
  readonly facts: { readonly reason?: string }
}

export type ApiRefusal =
  | PlainRefusal
  | {
      readonly [Key in keyof RefusalFacts]: { readonly key: Key; readonly facts: RefusalFacts[Key] }
    }[keyof RefusalFacts]
