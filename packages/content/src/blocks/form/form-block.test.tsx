import { makeField } from '@kindred/domain/forms/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BlockWords } from '../block-words.ts'
import { RenderBlocks } from '../render-blocks.tsx'
import { formBlockSchema } from './schema.ts'

const filled = {
  blockType: 'form',
  id: 'b',
  title: 'Write to us',
  description: null,
  fields: [{ ...makeField(), type: 'hologram', size: 9, format: 'roman' }],
  formGuid: 'guid',
  pageId: '80',
  submitUrl: '/api/cms/forms/submit',
  successMessage: null,
  redirectUrl: null,
  donorTrackingData: { donorCandidateKind: 'SpermDonor', department: null },
  stamp: 's',
}
const render = (block: { blockType: string; id: string }) =>
  renderToStaticMarkup(
    <RenderBlocks
      blocks={[block]}
      words={{ t: (key: string) => key } as unknown as BlockWords}
      form={({ title, fields }) => (
        <p>
          {title}, {fields.length}
        </p>
      )}
    />,
  )

it('BLK-06 hands a form to the app, which draws and sends it', () => {
  expect(render(filled)).toBe('<p>Write to us, 1</p>')
})

it('BLK-21 FORM-01 says so where a form is not there any more', () => {
  expect(render({ blockType: 'form', id: 'b', form: 'gone' } as never)).toContain('misconfigured')
})

it('FORM-05 FORM-03 takes a size that is none for the whole width, and a kind that nobody knows as it is', () => {
  const { fields } = formBlockSchema.parse(filled)
  expect(fields[0]).toMatchObject({ size: 3, format: null, type: 'hologram' })
})
