import { z } from 'zod'
import { guidSchema, textSchema } from './common.ts'
import { donorCardSchema } from './donors.ts'

/** As printed on cards: `K4127`. */
const donorIdSchema = z.string().regex(/^[A-Z]{1,3}\d{1,7}$/)

/** FAV-01 */
export const favouriteSchema = z.object({
  donorGuid: guidSchema,
  donorId: z.string(),
  userGuid: guidSchema,
  username: z.string(),
})
export type Favourite = z.infer<typeof favouriteSchema>

/** FAV-08 */
export const favouriteBodySchema = z.strictObject({
  userGuid: guidSchema,
  donorId: donorIdSchema,
  donorGuid: guidSchema,
})

/** A note of one's own on a favourite; empty for none. */
export const favouriteNoteSchema = z.strictObject({ note: textSchema(500, { isMultiLine: true }) })

/** A favourite in full: its card as the shop and treatment country see it now, and what its keeper wrote. */
export const favouriteCardSchema = donorCardSchema.extend({ note: z.string(), savedAt: z.iso.datetime() })
export type FavouriteCard = z.infer<typeof favouriteCardSchema>

/** Decision 5: the second list of favourites. `gone` were taken down since: only their names are left. */
export const favouriteCardsSchema = z.object({
  favourites: z.array(favouriteCardSchema),
  gone: z.array(z.object({ donorGuid: guidSchema, donorId: z.string(), name: z.string(), note: z.string() })),
})
export type FavouriteCards = z.infer<typeof favouriteCardsSchema>
