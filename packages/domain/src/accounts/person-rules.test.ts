import { describe, expect, it } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'
import { isFullName } from './full-name.ts'
import { isPhone } from './phone.ts'

describe('person rules', () => {
  it('ACC-30 a full name is at least two words', () => {
    expect(
      ['Ada Lovelace', 'Søren Aabye Kierkegaard', 'Ngozi  Adichie', '山田 太郎'].map(isFullName),
    ).not.toContain(false)
    expect(['Ada', '', ' Ada ', 'Ada '].map(isFullName)).not.toContain(true)
  })

  it('ACC-31 a phone number is digits after an optional plus', () => {
    expect(['+4512345678', '12345678'].map(isPhone)).not.toContain(false)
    expect(['', '+', '+45 12', '12-34', '4+5', '12a'].map(isPhone)).not.toContain(true)
  })

  it('ACC-33 an e-mail address has one @ and a domain', () => {
    expect(['a@b.dk', 'first.last+tag@sub.example.com', 'x@bücher.example'].map(isEmail)).not.toContain(false)
    expect(
      ['', 'a', 'a@b', '@b.dk', 'a@b.', 'a@@b.dk', 'a b@c.dk', 'a@-b.dk', `${'a'.repeat(65)}@b.dk`].map(
        isEmail,
      ),
    ).not.toContain(true)
  })

  it('addresses that differ only by case are one', () => {
    expect(normaliseEmail(' Ada@Example.COM ')).toBe('ada@example.com')
  })
})
