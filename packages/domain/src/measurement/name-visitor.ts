/** ANA-03: who is measured. Signed-in people are their kind of customer, never themselves. */
export const visitorNames = ['Anonymous', 'Private', 'Professional'] as const
export type VisitorName = (typeof visitorNames)[number]

/** @param clientType of the session, or null when nobody is signed in */
export function nameVisitor(clientType: 'Private' | 'Professional' | null): VisitorName {
  return clientType ?? 'Anonymous'
}
