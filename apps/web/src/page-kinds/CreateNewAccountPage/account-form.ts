/** What the form sends; the same names stand in the API. */
const accountFields = [
  'fullName',
  'email',
  'phone',
  'organisationName',
  'vatNumber',
  'residentCountry',
  'treatmentCountry',
  'treatmentState',
] as const

export type AccountFormState = {
  status: 'new' | 'faults' | 'created'
  /** As typed, to be shown again; never the password. */
  values: Partial<Record<(typeof accountFields)[number] | 'acceptsTerms' | 'newsletter', string>>
  faults: { field: string; code: string }[]
  /** How often it was sent: each time the fields are drawn anew with what was typed. */
  sent: number
}

export const newAccountForm: AccountFormState = { status: 'new', values: {}, faults: [], sent: 0 }

/** Reads the posted form into the body of the call and the values to show again. */
export function readAccountForm(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const password = form.get('password')
  const isProfessional = text('visitorType') === 'professional'
  const person = {
    email: text('email'),
    password: typeof password === 'string' ? password : '',
    fullName: text('fullName'),
    // People group digits; the rule of the field knows only digits.
    phone: text('phone').replace(/[\s()-]/g, ''),
    residentCountry: text('residentCountry') || 'ZZ',
    treatmentCountry: text('treatmentCountry') || null,
    // Empty lists of states of other countries post nothing; without scripts the list holds all.
    treatmentState: readState(text('treatmentState'), text('treatmentCountry')),
    language: text('language'),
    shopCode: text('shopCode'),
    acceptsTerms: form.has('acceptsTerms'),
    newsletter: form.has('newsletter'),
  }
  const body = isProfessional
    ? { ...person, organisationName: text('organisationName'), vatNumber: text('vatNumber') }
    : person
  const values: AccountFormState['values'] = Object.fromEntries(
    accountFields.map((name) => [name, text(name)]),
  )
  if (form.has('acceptsTerms')) values.acceptsTerms = 'on'
  if (form.has('newsletter')) values.newsletter = 'on'
  return { isProfessional, body, values }
}

/** The list names a state with its country, `US-NY`; one of another country is none. */
function readState(chosen: string, country: string): string {
  const [ofCountry, state] = chosen.split('-')
  return state && ofCountry === country ? state : ''
}
