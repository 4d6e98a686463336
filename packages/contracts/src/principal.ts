/** Who a request is for, as the front door found it. Nothing else in the API reads cookies or tokens. */
export type AnonymousPrincipal = { kind: 'anonymous' }

export type CustomerPrincipal = {
  kind: 'customer'
  customerId: string
  /** The opaque id of `/api/users/{username}`; equal to `customerId`. */
  username: string
  clientType: 'private' | 'professional'
  email: string
  name: string
  webSessionId?: string
  /** When the person last gave a password or a passkey; missing when that is not known. */
  signedInAt?: Date
}

export type StaffPrincipal = { kind: 'staff'; staffId: string; email: string; name: string; roles: string[] }

export type Principal = AnonymousPrincipal | CustomerPrincipal | StaffPrincipal
