/** An error whose message is shown to the user without a stack trace. */
export class UserError extends Error {}
