/**
 * GEN-06: who the findings are of, as seen from the customer: themselves (`none`: no other person), their partner, another
 * donor of the bank, or somebody else. It is the person who gives the other half beside the donor that is looked for.
 */
export const relationships = ['none', 'partner', 'cryosDonor', 'other'] as const
export type Relationship = (typeof relationships)[number]
