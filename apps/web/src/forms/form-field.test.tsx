import { formFieldSchema } from '@kindred/content/blocks/form/schema.ts'
import { formFieldTypes } from '@kindred/domain/forms/form-definition'
import { makeField } from '@kindred/domain/forms/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { FormField } from './form-field.tsx'
import type { FieldView, FormView } from './form-view.ts'

// What is loaded on demand stands here at once, by what it is told.
vi.mock('next/dynamic', () => ({
  default: (load: () => Promise<unknown>) => {
    const kind = String(load).includes('date-field') ? 'date' : 'upload'
    return (props: Record<string, unknown>) => (
      <i
        data-kind={kind}
        data-format={String(props.format)}
        data-multiple={String(props.multiple)}
        data-text={String(props.defaultText)}
      >
        {String(props.label)}
      </i>
    )
  },
}))

const view = {
  id: 'b',
  texts: { optional: 'optional', choose: 'Choose' },
  language: 'en-GB',
  fileSizeLimit: 10_000,
} as unknown as FormView
const content = ['a', 'b'].map((value) => ({ value, text: `Option ${value}`, checked: value === 'b' }))
const draw = (part: Partial<FieldView>, rest: { error?: string; given?: string[] } = {}) =>
  renderToStaticMarkup(
    <FormField
      view={view}
      field={{ ...formFieldSchema.parse({ ...makeField(), ...part }), id: 'answer' }}
      onFiles={() => undefined}
      {...rest}
    />,
  )

describe('a field by its kind', () => {
  it.each([
    ['text', 'type="text"'],
    ['textArea', '<textarea'],
    ['email', 'type="email"'],
    ['phone', 'type="tel"'],
    ['number', 'inputMode="decimal"'],
    ['checkbox', 'type="checkbox"'],
    ['list', 'type="radio"'],
    ['upload', 'data-kind="upload"'],
    ['dateDDMMYYYY', 'data-format="dd/MM/yyyy"'],
    ['dateMMDDYYYY', 'data-format="MM/dd/yyyy"'],
    ['dateYYYYMMDD', 'data-format="yyyy-MM-dd"'],
  ])('FORM-03 draws %s', (type, expected) => {
    expect(formFieldTypes).toContain(type)
    expect(draw({ type, content: type === 'list' ? content : [] })).toContain(expected)
  })

  it('FORM-03 draws a list as dots, as boxes where several may be chosen, and as a list that opens when it is long', () => {
    expect(draw({ type: 'list', content }).match(/type="radio"/g)).toHaveLength(2)
    expect(draw({ type: 'list', content, multiSelect: true }).match(/type="checkbox"/g)).toHaveLength(2)
    const many = Array.from({ length: 7 }, (_, n) => ({ value: `${n}`, text: `${n}`, checked: false }))
    expect(draw({ type: 'list', content: many })).toContain('<select')
    expect(draw({ type: 'upload', multiSelect: true })).toContain('data-multiple="true"')
  })

  it('FORM-02 shows label, placeholder, first value, help, and what is chosen at first', () => {
    const html = draw({ label: 'Town', placeholder: 'Aarhus', value: 'Odense', tooltip: 'Where you live' })
    for (const words of ['Town', 'placeholder="Aarhus"', 'value="Odense"', 'Where you live'])
      expect(html).toContain(words)
    expect(draw({ type: 'list', content })).toMatch(/checked="" value="b"|value="b"[^>]*checked=""/)
  })

  it('FORM-07 says which fields may stay empty and which may not', () => {
    expect(draw({ required: true })).toContain('required=""')
    expect(draw({ required: true })).not.toContain('optional')
    expect(draw({ required: false })).toContain('optional')
  })

  it('FORM-22 marks a wrong field and ties it to its message', () => {
    const html = draw({}, { error: 'Field is required' })
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/aria-describedby="[^"]*f-b-answer-error/)
    expect(html).toContain('Field is required')
  })

  it('FORM-26 shows again what was sent before', () => {
    expect(draw({ value: 'first' }, { given: ['second'] })).toContain('value="second"')
    expect(draw({ value: 'first' }, { given: [] })).toContain('value=""')
    expect(draw({ type: 'list', content }, { given: ['a'] })).toMatch(
      /checked="" value="a"|value="a"[^>]*checked=""/,
    )
    expect(draw({ type: 'dateDDMMYYYY' }, { given: ['31/31/2000'] })).toContain('data-text="31/31/2000"')
  })
})
