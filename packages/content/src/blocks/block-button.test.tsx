import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BlockButton, chooseLook } from './block-button.tsx'

it('BLK-28 shows a button in the colour and outline the editor chose, else as its block has it', () => {
  expect(chooseLook({}, 'outlined')).toEqual({ variant: 'outlined' })
  expect(chooseLook({ buttonColour: 'juniper' }, 'outlined')).toMatchObject({ variant: 'filled' })
  expect(chooseLook({ buttonColour: 'light', outlined: true }, 'filled')).toMatchObject({
    variant: 'outlined-on-deep',
  })
  expect(chooseLook({ outlined: true }, 'filled-on-deep')).toMatchObject({ variant: 'outlined-on-deep' })
  expect(chooseLook({ buttonColour: 'ink' }, 'filled')).toMatchObject({ className: 'k-button--ink' })
})

it('PAGE-46 stays a link where scripts are off', () => {
  const html = renderToStaticMarkup(
    <BlockButton
      button={{ buttonText: 'Read', buttonLink: '/en-gb/dk-shop/private/law/', opensInModal: true }}
    />,
  )
  expect(html).toContain('href="/en-gb/dk-shop/private/law/"')
  expect(html).toContain('data-opens-in-modal="true"')
})
