/** Stripe's script could not be loaded: there is no connection, or the browser blocks it. */
export class FormUnreachable extends Error {}
