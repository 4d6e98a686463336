import { describe, expect, it } from 'vitest'
import { changeForm, type FormAction, findShown, looksRight, newForm } from './form-state.ts'

const failure = (field: string) => ({ code: 'required', message: 'Field is required', field })
const after = (...actions: FormAction[]) => actions.reduce(changeForm, newForm)
const wrong = [failure('name'), failure('email')]

describe('a form while it is filled in', () => {
  it('FORM-22 shows an error only after the field was touched', () => {
    expect(findShown(after({ type: 'check', wrong }), 'name')).toBeNull()
    const touched = after({ type: 'touch', field: 'name', wrong })
    expect(findShown(touched, 'name')).toMatchObject({ code: 'required' })
    expect(findShown(touched, 'email')).toBeNull()
  })

  it('FORM-22 shows every error after a submit was tried', () => {
    const tried = after({ type: 'refuse', wrong })
    expect(findShown(tried, 'name')).toBeTruthy()
    expect(findShown(tried, 'email')).toBeTruthy()
    expect(tried.phase).toBe('idle')
  })

  it('FORM-22 looks right once touched, filled and without a fault', () => {
    const state = after({ type: 'touch', field: 'name', wrong: [] })
    expect(looksRight(state, 'name', true)).toBe(true)
    expect(looksRight(state, 'name', false)).toBe(false)
    expect(looksRight(state, 'email', true)).toBe(false)
    expect(looksRight(after({ type: 'touch', field: 'name', wrong }), 'name', true)).toBe(false)
  })

  it('FORM-22 lets go of what the server said of a field when it changes', () => {
    const failed = after({ type: 'send' }, { type: 'fail', refused: wrong })
    expect(findShown(failed, 'name')).toBeTruthy()
    const changed = changeForm(failed, { type: 'change', field: 'name', wrong: [] })
    expect(findShown(changed, 'name')).toBeNull()
    expect(findShown(changed, 'email')).toBeTruthy()
  })
})

describe('a form on its way', () => {
  it('FORM-24 goes from idle over pending to success or failed', () => {
    expect(newForm.phase).toBe('idle')
    expect(after({ type: 'send' }).phase).toBe('pending')
    expect(after({ type: 'send' }, { type: 'succeed' }).phase).toBe('success')
    expect(after({ type: 'send' }, { type: 'fail', refused: [{ code: 'network' }] }).phase).toBe('failed')
    expect(after({ type: 'send' }, { type: 'fail', refused: [] }, { type: 'send' }).phase).toBe('pending')
  })

  it('FORM-24 stays with success, whatever comes late', () => {
    const done = after({ type: 'send' }, { type: 'succeed' })
    expect(changeForm(done, { type: 'fail', refused: [] })).toBe(done)
  })
})
