/** SES-30: what only an operator can mend; the person reads that it does not work right now. */
export const configurationErrors = {
  MissingAPIRoute: 'MISSING_NEXTAUTH_API_ROUTE_ERROR',
  MissingSecret: 'NO_SECRET',
  MissingAuthorize: 'CALLBACK_CREDENTIALS_HANDLER_ERROR',
  MissingAdapter: 'EMAIL_REQUIRES_ADAPTER_ERROR',
  MissingAdapterMethods: 'MISSING_ADAPTER_METHODS_ERROR',
  UnsupportedStrategy: 'CALLBACK_CREDENTIALS_JWT_ERROR',
  InvalidCallbackUrl: 'INVALID_CALLBACK_URL_ERROR',
} as const

/** Names of the sign-in library, also as it shortens them in an address, and the text of ours that says them. */
const said = new Map<string, string>([
  ['UnknownError', 'other'],
  ['OAuthCallbackError', 'OAuthCallbackError'],
  ['OAuthCallback', 'OAuthCallbackError'],
  ['Callback', 'OAuthCallbackError'],
  ['AccountNotLinkedError', 'AccountNotLinkedError'],
  ['OAuthAccountNotLinked', 'AccountNotLinkedError'],
  ['Configuration', 'unavailable'],
  ['OAuthSignin', 'unavailable'],
  ...Object.entries(configurationErrors).flatMap(([name, code]): [string, string][] => [
    [name, 'unavailable'],
    [`${name}Error`, 'unavailable'],
    [code, 'unavailable'],
  ]),
])

/**
 * The text that says an authentication error in words (SES-29, SES-30).
 *
 * @param error as the address has it; a code of ours stays what it is
 */
export const nameError = (error: string | null): string | null => (error && said.get(error)) || error
