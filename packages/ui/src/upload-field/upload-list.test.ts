import { expect, it } from 'vitest'
import { changeUploads, type UploadItem } from './upload-list.tsx'
import { explainFailure, fillWords, printSize, type UploadWords } from './upload-words.tsx'

const item = (key: string, state: UploadItem['state'] = 'sending'): UploadItem => ({
  key,
  file: new File(['x'.repeat(100)], `${key}.png`),
  state,
  sent: 0,
})

it('UPL-07 adds to several files, and lets one take the place of another', () => {
  const first = [item('a')]
  expect(changeUploads(first, { type: 'choose', items: [item('b')], isMultiple: true })).toHaveLength(2)
  expect(changeUploads(first, { type: 'choose', items: [item('b')], isMultiple: false })).toMatchObject([
    { key: 'b' },
  ])
})

it('moves a file from sending to sent, failed or stopped, and again', () => {
  const [moving] = changeUploads([item('a')], { type: 'progress', key: 'a', sent: 40 })
  expect(moving).toMatchObject({ state: 'sending', sent: 40 })
  const failed = changeUploads([item('a')], { type: 'fail', key: 'a', error: 'No' })
  expect(failed).toMatchObject([{ state: 'failed', error: 'No' }])
  expect(changeUploads(failed, { type: 'retry', key: 'a' })).toMatchObject([
    { state: 'sending', sent: 0, error: undefined },
  ])
  const done = changeUploads([item('a')], { type: 'done', key: 'a', id: '1' })
  expect(done).toMatchObject([{ state: 'sent', sent: 100, id: '1' }])
  // News that come late change nothing.
  expect(changeUploads(done, { type: 'stop', key: 'a' })).toEqual(done)
  expect(changeUploads([item('a', 'stopped')], { type: 'done', key: 'a', id: '1' })).toMatchObject([
    { state: 'stopped' },
  ])
  expect(changeUploads(done, { type: 'remove', key: 'a' })).toEqual([])
  expect(changeUploads(done, { type: 'clear' })).toEqual([])
})

it('says what was wrong and names the rule', () => {
  const words = {
    errors: { a: 'No {name}.', other: 'Odd.' },
    rules: { a: 'At most {limit} MB.' },
  } as unknown as UploadWords
  expect(explainFailure(words, 'a', { name: 'x.png', limit: 5 })).toBe('No x.png. At most 5 MB.')
  expect(explainFailure(words, 'b', {})).toBe('Odd.')
  expect(fillWords('{unknown}', {})).toBe('{unknown}')
})

it('prints sizes in the words of the language', () => {
  expect([printSize(10, 'en-GB'), printSize(6000, 'en-GB'), printSize(4.8 * 1_048_576, 'da-DK')]).toEqual([
    '1 kB',
    '6 kB',
    '4,8 MB',
  ])
})
