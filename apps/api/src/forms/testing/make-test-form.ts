import type { Payload } from 'payload'

/** A published form as an editor builds it, in English and Danish. */
export async function makeTestForm(payload: Payload): Promise<string> {
  const fields = (words: Record<string, string>) => [
    { blockType: 'text', fieldId: 'name', label: words.name, required: true, minLength: 2, maxLength: 40 },
    {
      blockType: 'email',
      fieldId: 'email',
      label: words.email,
      required: true,
      errorMessage: words.emailWrong,
    },
    { blockType: 'text', fieldId: 'code', label: 'Code', validation: '^(a+)+$' },
    { blockType: 'number', fieldId: 'children', label: words.children, format: 'positiveInteger', size: '1' },
    { blockType: 'dateDDMMYYYY', fieldId: 'birth', label: words.birth, minYears: 18, maxYears: 45 },
    {
      blockType: 'list',
      fieldId: 'topics',
      label: words.topics,
      multiSelect: true,
      content: [
        { value: 'prices', text: words.prices },
        { value: 'law', text: words.law },
      ],
    },
    { blockType: 'upload', fieldId: 'papers', label: words.papers, multiSelect: true },
    { blockType: 'hidden', fieldId: 'source', value: 'website' },
    { blockType: 'submit', fieldId: 'send', label: words.send },
  ]
  const english = {
    title: 'Ask us',
    description: 'We answer within a day.',
    successMessage: '<p onclick="x">Thank you</p><script>alert(1)</script>',
    redirectUrl: '/en-gb/DK-shop/private/Thanks/',
    fields: fields({
      name: 'Name',
      email: 'E-mail',
      emailWrong: 'Write an address with an @.',
      children: 'Children',
      birth: 'Born',
      topics: 'Topics',
      prices: 'Prices',
      law: 'Law',
      papers: 'Papers',
      send: 'Send',
    }),
  }
  const made = await payload.create({
    collection: 'forms',
    data: {
      ...english,
      mailTo: 'department@example.test',
      retentionDays: 30,
      donorTrackingData: { donorCandidateKind: 'SpermDonor', department: 'Aarhus' },
      _status: 'published',
    } as never,
    locale: 'en-GB',
    overrideAccess: true,
    depth: 0,
  })
  const danish = { name: 'Navn', topics: 'Emner', prices: 'Priser', send: 'Send' } as Record<string, string>
  await payload.update({
    collection: 'forms',
    id: made.id,
    data: {
      title: 'Spørg os',
      fields: (made.fields as unknown as Record<string, unknown>[]).map((field) => ({
        ...field,
        label: danish[String(field.fieldId)] ?? null,
        errorMessage: null,
        ...(Array.isArray(field.content)
          ? { content: field.content.map((option) => ({ ...option, text: danish[option.value] ?? null })) }
          : {}),
      })),
      _status: 'published',
    } as never,
    locale: 'da-DK',
    overrideAccess: true,
    depth: 0,
  })
  return String(made.id)
}
