// @vitest-environment happy-dom
import { texts as english } from '@kindred/content/texts/en-gb/texts.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { makeTranslate } from './island-texts.ts'
import { KeptAddresses, readKeeps } from './kept-addresses.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const t = makeTranslate({ language: 'en-GB', messages: english })
const home = { fullName: 'Ada Test', line1: 'Nørregade 3', postalCode: '8000', city: 'Aarhus', country: 'DK' }
const addresses = [
  { id: 'one', address: home },
  { id: 'two', address: { ...home, line1: 'Havnegade 10' } },
]

async function show(list = addresses, initial: Partial<typeof home> = { fullName: 'Ada Test' }) {
  const form = document.createElement('form')
  document.body.append(form)
  const onDelete = vi.fn()
  await act(async () =>
    createRoot(form).render(
      <KeptAddresses part="billing" addresses={list} initial={initial} t={t} onDelete={onDelete}>
        {({ line1 }) => <input name="line1" defaultValue={line1} />}
      </KeptAddresses>,
    ),
  )
  const choose = async (id: string) => {
    const select = form.querySelector('select')
    if (!select) throw new Error('There is nothing to choose from')
    await act(async () => {
      select.value = id
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  const read = () => ({
    street: form.querySelector<HTMLInputElement>('[name=line1]')?.value,
    keeps: readKeeps(new FormData(form)),
    remove: form.querySelector('button'),
  })
  return { form, choose, read, onDelete }
}

afterEach(() => document.body.replaceChildren())

it('CHK-06 fills the form with the address that is chosen, and lets it be deleted there', async () => {
  const { choose, read, onDelete } = await show()
  expect(read()).toEqual({ street: '', keeps: [], remove: null })
  await choose('two')
  expect(read()).toMatchObject({ street: 'Havnegade 10', keeps: ['billing'] })
  await act(async () => read().remove?.click())
  expect(onDelete).toHaveBeenCalledWith('two')
  await choose('')
  expect(read()).toEqual({ street: '', keeps: [], remove: null })
})

it('CHK-06 knows the address of the answers as the one that is kept', async () => {
  const { read, choose } = await show(addresses, home)
  expect(read()).toMatchObject({ street: 'Nørregade 3', keeps: ['billing'] })
  await choose('')
  expect(read().street).toBe('')
})

it('CHK-06 asks who has kept nothing for the address alone', async () => {
  const { form, read } = await show([])
  expect(form.querySelector('select')).toBeNull()
  expect(read()).toEqual({ street: '', keeps: [], remove: null })
})
