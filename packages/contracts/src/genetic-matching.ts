import { geneResults, inheritances } from '@kindred/domain/genetic-matching/gene'
import { leftOutReasons } from '@kindred/domain/genetic-matching/gene-file'
import { geneticVerdicts } from '@kindred/domain/genetic-matching/match-gene'
import { relationships } from '@kindred/domain/genetic-matching/relationship'
import { z } from 'zod'
import { guidSchema, instantSchema, moneySchema, textSchema } from './common.ts'
import { attachmentSchema } from './files.ts'

const geneNameSchema = textSchema(20).min(1)
const donorCodeSchema = z.string().regex(/^[A-Z]{1,3}\d{1,7}$/)

/** GEN-03: what is looked for in the list. */
export const geneListQuerySchema = z.object({ search: textSchema(60).default('') })

/** GEN-03: a gene in plain words, with its numbers by population (null: everybody) and where each was read. */
export const geneSchema = z.object({
  gene: z.string(),
  condition: z.string(),
  inheritance: z.enum(inheritances),
  populations: z.array(
    z.object({
      population: z.string().nullable(),
      /** Carriers, one in so many. */
      carrierOneIn: z.number().nullable(),
      /** Share of carriers that the usual test finds, 0 to 1. */
      detectionRate: z.number().nullable(),
      source: z.string().nullable(),
      verified: z.boolean(),
    }),
  ),
})
export type GeneEntry = z.infer<typeof geneSchema>

/** GEN-02: what it costs to have the comparison done; null where the shop does not sell it. */
export const geneticOfferSchema = z.object({ price: moneySchema.nullable() })
export type GeneticOffer = z.infer<typeof geneticOfferSchema>

export const geneFindingSchema = z.strictObject({ gene: geneNameSchema, result: z.enum(geneResults) })
export type GeneFinding = z.infer<typeof geneFindingSchema>

/** Purposes are agreed to one by one; withdrawing one deletes what was kept for it. */
export const geneticConsentsSchema = z.strictObject({ findings: z.boolean(), review: z.boolean() })

/** GEN-06. `otherDonorId` is the code of the donor of relationship `cryosDonor`, whose findings the bank has. */
export const geneticFindingsBodySchema = z.strictObject({
  relationship: z.enum(relationships),
  otherDonorId: donorCodeSchema.nullable().default(null),
  population: textSchema(60).min(1).nullable().default(null),
  findings: z.array(geneFindingSchema).max(500),
})

/** What a customer has given us. */
export const geneticRecordSchema = z.object({
  consents: geneticConsentsSchema,
  record: z
    .object({
      relationship: z.enum(relationships),
      otherDonor: z.object({ donorId: z.string(), name: z.string() }).nullable(),
      population: z.string().nullable(),
      findings: z.array(geneFindingSchema),
      version: z.int(),
      updatedAt: instantSchema,
      confirmedAt: instantSchema.nullable(),
    })
    .nullable(),
  reports: z.array(z.object({ id: guidSchema, fileName: z.string(), createdAt: instantSchema })),
})
export type GeneticRecord = z.infer<typeof geneticRecordSchema>

/** Whether there is anything to compare with; nothing of what was told. */
export const geneticStatusSchema = z.object({ hasFindings: z.boolean() })
export type GeneticStatus = z.infer<typeof geneticStatusSchema>

/** A file to be read, not kept. */
export const geneFileBodySchema = attachmentSchema
/** What a file says. `leftOut` lists the first hundred lines that were not taken over. */
export const readGeneFileSchema = z.object({
  findings: z.array(geneFindingSchema),
  leftOut: z.array(z.object({ line: z.int(), gene: z.string().nullable(), reason: z.enum(leftOutReasons) })),
  leftOutCount: z.int(),
})
export type ReadGeneFile = z.infer<typeof readGeneFileSchema>

/** Up to as many donors as a list shows. */
export const geneticMatchBodySchema = z.strictObject({ donorIds: z.array(donorCodeSchema).min(1).max(200) })

/**
 * What a donor means for the customer's child: verdicts and risks of a couple. What was found in the donor is not in it, let
 * alone which change.
 */
export const geneticMatchSchema = z.object({
  donorId: z.string(),
  verdict: z.enum(geneticVerdicts),
  /** Genes in which one of the two is a known carrier. */
  genes: z.array(
    z.object({
      gene: z.string(),
      condition: z.string(),
      verdict: z.enum(geneticVerdicts),
      /** False where another donor would change nothing. */
      dependsOnDonor: z.boolean(),
      /** N of "1 in N children"; null where no number is known. */
      oneIn: z.int().nullable(),
      /** The number is the most it can be (fragile X). */
      isAtMost: z.boolean(),
    }),
  ),
  compared: z.int(),
  notCompared: z.int(),
  /** Of all genes compared with nothing found in either together; null where there are none or a number is missing. */
  remainingOneIn: z.int().nullable(),
})
export type GeneticMatchEntry = z.infer<typeof geneticMatchSchema>

export const geneticMatchesSchema = z.object({
  /** Staff have read the findings and confirmed them. */
  isConfirmed: z.boolean(),
  matches: z.array(geneticMatchSchema),
})
export type GeneticMatches = z.infer<typeof geneticMatchesSchema>

/** Staff: whose findings wait, the oldest first. No finding is in the list. */
export const geneticQueueSchema = z.array(
  z.object({
    customerId: guidSchema,
    name: z.string(),
    relationship: z.enum(relationships),
    reports: z.int(),
    updatedAt: instantSchema,
    confirmedAt: instantSchema.nullable(),
  }),
)
export type GeneticQueue = z.infer<typeof geneticQueueSchema>

export const staffGeneticRecordSchema = geneticRecordSchema.extend({
  customerId: guidSchema,
  name: z.string(),
  history: z.array(z.object({ at: instantSchema, actor: z.string(), action: z.string() })),
})
export type StaffGeneticRecord = z.infer<typeof staffGeneticRecordSchema>

/** Staff confirm the version they have read. */
export const confirmFindingsSchema = z.strictObject({ version: z.int().positive() })
/** Staff correct findings after reading a report; they count as confirmed then. */
export const correctFindingsSchema = confirmFindingsSchema.extend({
  findings: z.array(geneFindingSchema).max(500),
})
