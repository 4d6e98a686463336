import { guidSchema } from '@kindred/contracts/common'
import { z } from 'zod'

/** A donor by id, or by the number on the card. */
export const donorParamSchema = z.union([guidSchema, z.string().regex(/^[A-Z]{1,3}\d{1,7}$/)])
