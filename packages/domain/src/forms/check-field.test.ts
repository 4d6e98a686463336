import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkField } from './check-field.ts'
import { checkForm } from './check-form.ts'
import type { FormField } from './form-definition.ts'
import { makeField, testRules } from './testing.ts'

const say = (field: Partial<FormField>, answer?: string | string[]) =>
  checkField(makeField(field), { texts: { answer }, files: {} }, testRules)?.message ?? null
const sayFiles = (field: Partial<FormField>, ...files: { name: string; size: number }[]) =>
  checkField(makeField({ type: 'upload', ...field }), { texts: {}, files: { answer: files } }, testRules)
const options = ['a', 'b', 'c'].map((value) => ({ text: value, value, checked: false }))

describe('text fields', () => {
  it('FORM-06 says the first broken rule in the order of the specification', () => {
    const all = {
      required: true,
      maxLength: 4,
      minLength: 3,
      validation: '^[0-9]+$',
      format: 'integer',
      type: 'email',
    } as const
    expect(say(all, '')).toBe('Field is required')
    expect(say(all, 'x@')).toBe('Field must have a minimum length of 3')
    expect(say(all, 'x@xxx')).toBe('Field must have a maximum length of 4')
    expect(say(all, 'x@x')).toBe('Field value is not valid')
    expect(say({ ...all, validation: null }, 'x@x')).toBe('Field should be a number')
    expect(say({ ...all, validation: null, format: 'positiveInteger' }, 'x@x')).toBe(
      'Field should be a positive number',
    )
    expect(say(all, '1234')).toBe('The Email field is not a valid e-mail address')
    // Longest before shortest, also where both are broken.
    expect(say({ maxLength: 2, minLength: 5 }, 'abc')).toBe('Field must have a maximum length of 2')
  })

  it('FORM-07 takes blanks for nothing', () => {
    expect(say({ required: true }, '  \n ')).toBe('Field is required')
    expect(say({ required: true })).toBe('Field is required')
    expect(say({ required: true }, 'a')).toBeNull()
  })

  it('FORM-08 FORM-09 count the bounds themselves as fitting', () => {
    expect(say({ maxLength: 3 }, 'abc')).toBeNull()
    expect(say({ maxLength: 3 }, 'abcd')).toBe('Field must have a maximum length of 3')
    expect(say({ minLength: 3 }, 'abc')).toBeNull()
    expect(say({ minLength: 3 }, 'ab')).toBe('Field must have a minimum length of 3')
  })

  it('FORM-20 ignores bounds of zero length', () => {
    expect(say({ maxLength: 0, minLength: 0 }, 'any length')).toBeNull()
  })

  it('FORM-10 looks for the pattern anywhere unless it is tied to the ends', () => {
    expect(say({ validation: '[0-9]{4}' }, 'DK 8000')).toBeNull()
    expect(say({ validation: '^[0-9]{4}$' }, 'DK 8000')).toBe('Field value is not valid')
  })

  it.each([
    ['integer', '12', null],
    ['integer', '-12', null],
    ['integer', '0', null],
    ['integer', '1.5', 'Field should be a number'],
    ['integer', '1e3', 'Field should be a number'],
    ['integer', 'twelve', 'Field should be a number'],
    ['positiveInteger', '12', null],
    ['positiveInteger', '0', 'Field should be a positive number'],
    ['positiveInteger', '-1', 'Field should be a positive number'],
    ['positiveInteger', 'x', 'Field should be a positive number'],
  ] as const)('FORM-11 FORM-12 %s takes %s or says %s', (format, answer, expected) => {
    expect(say({ type: 'number', format }, answer)).toBe(expected)
  })

  it('FORM-13 asks an e-mail field for an address, but only when something was written', () => {
    expect(say({ type: 'email' }, 'ada.example.com')).toBe('The Email field is not a valid e-mail address')
    expect(say({ type: 'email' }, 'ada@example.com')).toBeNull()
    expect(say({ type: 'email' }, '')).toBeNull()
  })

  it('FORM-17 lets the form’s own message speak for every rule', () => {
    const errorMessage = 'Write four digits.'
    expect(say({ required: true, errorMessage }, '')).toBe(errorMessage)
    expect(say({ validation: '^[0-9]{4}$', errorMessage }, 'x')).toBe(errorMessage)
    expect(say({ type: 'dateYYYYMMDD', errorMessage }, 'x')).toBe(errorMessage)
    expect(sayFiles({ errorMessage }, { name: 'a.exe', size: 9000 })?.message).toBe(errorMessage)
  })
})

describe('groups', () => {
  it('FORM-14 asks a required group for a selection', () => {
    for (const field of [{ type: 'list' }, { type: 'list', multiSelect: true }, { type: 'checkbox' }]) {
      expect(say({ ...field, required: true, content: options }, [])).toBe('Selection is required')
      expect(say({ ...field, required: true, content: options }, ['a'])).toBeNull()
    }
    expect(say({ type: 'checkbox', required: true })).toBe('Selection is required')
    expect(say({ type: 'checkbox', required: true }, 'true')).toBeNull()
  })

  it('FORM-14 takes several from a multi-select and one from the rest, and only what was offered', () => {
    expect(say({ type: 'list', multiSelect: true, content: options }, ['a', 'c'])).toBeNull()
    expect(say({ type: 'list', content: options }, ['a', 'c'])).toBe('Field value is not valid')
    expect(say({ type: 'list', content: options }, ['z'])).toBe('Field value is not valid')
  })
})

describe('dates', () => {
  it('FORM-15 asks a required day', () => {
    for (const type of ['dateDDMMYYYY', 'dateMMDDYYYY', 'dateYYYYMMDD'])
      expect(say({ type, required: true }, '')).toBe('Date is required')
  })

  it('FORM-15 reads each kind in its own order', () => {
    expect(say({ type: 'dateDDMMYYYY' }, '31/12/2000')).toBeNull()
    expect(say({ type: 'dateMMDDYYYY' }, '31/12/2000')).toBe('Date input not valid.')
    expect(say({ type: 'dateYYYYMMDD' }, '2000-12-31')).toBeNull()
  })

  it('FORM-16 keeps within the ages, the bounds included', () => {
    const field = { type: 'dateYYYYMMDD', minYears: 18, maxYears: 45 }
    expect(say(field, '2008-11-02')).toBeNull()
    expect(say(field, '2008-11-03')).toMatch(/at least 18/)
    expect(say(field, '1980-11-03')).toBeNull()
    expect(say(field, '1980-11-02')).toMatch(/less than 46/)
  })
})

describe('files', () => {
  it('FORM-07 asks a required upload for a file, and checks what was chosen', () => {
    const file = { name: 'letter.pdf', size: 9000 }
    expect(sayFiles({ required: true })?.message).toBe('Field is required')
    expect(sayFiles({ required: true }, file)).toBeNull()
    expect(sayFiles({}, { name: 'letter.pdf', size: 100 })?.message).toBe('File size must be at least 5 KB.')
    expect(sayFiles({}, file, file)?.code).toBe('pattern')
    expect(sayFiles({ multiSelect: true }, file, file)).toBeNull()
  })
})

describe('a whole form', () => {
  const answers = { texts: {}, files: {} }

  it('FORM-18 skips fields without an id', () => {
    const fields = [makeField({ id: null, required: true }), makeField({ id: '', required: true })]
    expect(checkForm(fields, answers, testRules)).toEqual([])
  })

  it('FORM-03 skips kinds that nobody knows', () => {
    expect(checkForm([makeField({ type: 'hologram', required: true })], answers, testRules)).toEqual([])
  })

  it('FORM-23 lists the failures in the order of the fields', () => {
    const fields = ['one', 'two', 'three'].map((id) => makeField({ id, required: id !== 'two' }))
    expect(checkForm(fields, answers, testRules).map(({ field }) => field)).toEqual(['one', 'three'])
  })

  it('FORM-06 never fails on an empty answer that nobody required, whatever the other rules', () => {
    fc.assert(
      fc.property(anyField, fc.stringMatching(/^\s*$/), (field, blank) => {
        expect(say({ ...field, required: false }, blank)).toBeNull()
      }),
    )
  })

  it('FORM-06 asks for the required answer before anything else', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const words = ['Field is required', 'Selection is required', 'Date is required']
        expect(words).toContain(say({ ...field, required: true }, ''))
      }),
    )
  })

  it('FORM-08 FORM-09 say of every text whether its length fits', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(20), fc.nat(20), (text, minLength, maxLength) => {
        const { length } = text.trim()
        fc.pre(length > 0)
        const isLong = maxLength > 0 && length > maxLength
        const isShort = minLength > 0 && length < minLength
        const code = checkField(
          makeField({ minLength, maxLength }),
          { texts: { answer: text }, files: {} },
          testRules,
        )?.code
        expect(code).toBe(isLong ? 'max-length' : isShort ? 'min-length' : undefined)
      }),
    )
  })
})

const anyField = fc.record({
  type: fc.constantFrom(
    'text',
    'textArea',
    'email',
    'phone',
    'number',
    'list',
    'checkbox',
    'dateDDMMYYYY',
    'dateMMDDYYYY',
    'dateYYYYMMDD',
  ),
  maxLength: fc.option(fc.nat(9)),
  minLength: fc.option(fc.nat(9)),
  validation: fc.constantFrom(null, '^x$'),
  format: fc.constantFrom(null, 'integer' as const, 'positiveInteger' as const),
  minYears: fc.option(fc.nat(50)),
  content: fc.constantFrom([], options),
})
