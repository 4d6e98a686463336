/** The words that are agreed to; a change of their meaning takes a new version and asks anew. */
export const geneticConsentVersion = 'genetics/1'
