import { readLink } from '@kindred/domain/content/read-link'
import { z } from 'zod'
import { buttonColours } from '../fields/link.ts'

/** Shapes that several blocks share, as the page call gives them: links and pictures resolved to addresses. */

/** Checked once more where it is shown: what would run leads to the top of the page instead. */
export const linkSchema = z.string().transform((url) => readLink(url) ?? '#')

/** BLK-28 */
export const buttonSchema = z.object({
  buttonText: z.string(),
  buttonLink: linkSchema,
  buttonColour: z.enum(buttonColours).nullish(),
  outlined: z.boolean().nullish(),
  /** PAGE-46: the page is shown in a panel over this one. */
  opensInModal: z.boolean().nullish(),
})
export type Button = z.infer<typeof buttonSchema>

/** BLK-25 */
export const imageSchema = z.object({
  imageURL: z.string().regex(/^(\/(?!\/)|https:\/\/)/),
  alternativeText: z.string(),
  title: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** What stays in sight where it is cropped, in per cent from the upper left. */
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
})
export type Image = z.infer<typeof imageSchema>

/** A tree of the editor. Its nodes are rendered by the editor's own converters, links already resolved. */
export const richTextSchema = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })
export type RichTextData = z.infer<typeof richTextSchema>

export const text = z.string().default('')
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null)

/** Blocks within a block; each is checked where it is drawn. */
export const nestedBlocksSchema = z
  .array(z.looseObject({ blockType: z.string(), id: z.string().default('') }))
  .nullish()

export const block = <Type extends string, Shape extends z.core.$ZodShape>(blockType: Type, shape: Shape) =>
  z.object({ blockType: z.literal(blockType), id: z.string(), ...shape })
