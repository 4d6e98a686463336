import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawPerson } from './draw-person.ts'
import { drawScene, sceneHeight, sceneNames, sceneWidth } from './draw-scene.ts'
import { colleagues, pictures } from './pictures.ts'

it.each(sceneNames)('draws %s, the same every time, large enough for every preset', async (name) => {
  const drawn = drawScene(name)
  expect(drawScene(name)).toBe(drawn)
  expect(await sharp(Buffer.from(drawn)).metadata()).toMatchObject({ width: sceneWidth, height: sceneHeight })
  expect(drawn).not.toMatch(/NaN|undefined/)
})

it('draws a colleague of the demo world, the same every time', async () => {
  const [{ name, hair }] = colleagues
  expect(drawPerson(name, 0, hair)).toBe(drawPerson(name, 0, hair))
  expect(await sharp(Buffer.from(drawPerson(name, 0, hair))).metadata()).toMatchObject({
    width: 400,
    height: 400,
  })
})

it('says of every picture in each language what is to be seen, and gives each a name of its own', () => {
  for (const { words } of pictures)
    for (const { alt } of Object.values(words)) expect(alt.length).toBeGreaterThan(5)
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length)
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
})
