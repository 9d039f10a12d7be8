/** Stripe's script could not be fetched: there is no connection, or something in the browser keeps it away. */
export class FormUnreachable extends Error {}
