import { expect, it } from 'vitest'
import { onlyScriptsRolePlacesScripts } from './only-scripts-role-places-scripts.ts'

const script = (src: string, consent = 'cookie_cat_statistic') => ({
  blockType: 'scriptInjection',
  src,
  consent,
})
const save = (roles: string[] | null, before: object[], after: unknown) =>
  onlyScriptsRolePlacesScripts({
    data: { blocks: after },
    originalDoc: { blocks: before },
    req: { user: roles && { roles } },
  } as unknown as Parameters<typeof onlyScriptsRolePlacesScripts>[0])

const one = script('https://a.example/x.js')

it('BLK-09 lets one role place and change scripts of others', () => {
  for (const roles of [['scripts'], ['admin']]) expect(() => save(roles, [], [one])).not.toThrow()
  for (const role of ['editor', 'publisher', 'translator', 'responsible'])
    expect(() => save([role], [], [one]), role).toThrow('script editors')
  expect(() => save(['editor'], [one], [script('https://b.example/x.js')])).toThrow()
  expect(() => save(['editor'], [one], [script(one.src, 'cookie_cat_functional')])).toThrow()
})

it('BLK-09 lets others keep them, take them away, and write the rest of the page', () => {
  expect(() => save(['editor'], [one], [one, { blockType: 'richText' }])).not.toThrow()
  expect(() => save(['publisher'], [one], [])).not.toThrow()
})

it('BLK-09 finds them within columns and languages, too', () => {
  expect(() => save(['editor'], [], [{ blockType: 'twoColumns', left: { blocks: [one] } }])).toThrow()
  expect(() => save(['editor'], [], { 'da-DK': [one] })).toThrow()
})
