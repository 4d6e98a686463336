import { makeField } from '@kindred/domain/forms/testing'
import { type BlockStory, storyText } from '../story/block-story.ts'
import type { FormBlockData, FormFieldData } from './schema.ts'

const field = (
  id: string,
  type: string,
  label: string,
  part: Partial<FormFieldData> = {},
): FormFieldData => ({
  ...makeField({ id, type, label }),
  content: [],
  richText: null,
  ...part,
})
const option = (text: string, checked = false) => ({ text, value: text.toLowerCase(), checked })
const send = field('send', 'submit', 'Send')
const form = (id: string, title: string, fields: FormFieldData[], part: Partial<FormBlockData> = {}) => ({
  blockType: 'form' as const,
  id,
  title,
  description: null,
  fields,
  formGuid: id,
  pageId: '0',
  submitUrl: '/api/cms/forms/submit',
  successMessage: null,
  redirectUrl: null,
  donorTrackingData: null,
  stamp: '',
  ...part,
})

/** Nothing is sent from here: no form has these ids. */
export const story: BlockStory<'form'> = {
  title: 'Form',
  states: [
    {
      name: 'lines of text, with a description',
      block: form(
        'story-f1',
        'Write to us',
        [
          field('name', 'text', 'Name', { required: true, placeholder: 'First and last name' }),
          field('email', 'email', 'E-mail address', { required: true }),
          field('question', 'textArea', 'Your question', { required: true, maxLength: 600 }),
          send,
        ],
        { description: 'We answer within a working day.' },
      ),
    },
    {
      name: 'thirds of the width, choices, days, files and words between',
      block: form('story-f2', 'Every kind of field', [
        field('', 'richText', '', { richText: storyText('Fields marked as optional can stay empty.') }),
        field('first', 'text', 'First name', { size: 1, required: true }),
        field('last', 'text', 'Last name', { size: 2 }),
        field('phone', 'phone', 'Phone', { size: 1 }),
        field('children', 'number', 'Children', {
          size: 1,
          format: 'positiveInteger',
          tooltip: 'In figures.',
        }),
        field('eyes', 'list', 'Eyes', {
          size: 1,
          content: ['Blue', 'Green', 'Brown'].map((one) => option(one)),
        }),
        field('wishes', 'list', 'What matters to you', {
          size: 1,
          multiSelect: true,
          content: [option('Looks'), option('Health', true), option('Voice')],
        }),
        field('days', 'checkbox', 'When can we call?', {
          size: 1,
          content: [option('Mornings'), option('Afternoons')],
        }),
        field('born', 'dateDDMMYYYY', 'Date of birth', { size: 1, minYears: 18, maxYears: 45 }),
        field('papers', 'upload', 'Papers', { multiSelect: true }),
        field('agreed', 'checkbox', 'I have read how my answers are kept', { required: true }),
        send,
      ]),
    },
  ],
}
