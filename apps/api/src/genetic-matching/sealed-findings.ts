import { type GeneFinding, geneFindingSchema } from '@kindred/contracts/genetic-matching'
import { createSeal } from '@kindred/database/seal'
import { z } from 'zod'
import type { Config } from '../config.ts'

/** What is sealed: all that tells of somebody's genes. */
const sealedSchema = z.object({ population: z.string().nullable(), findings: z.array(geneFindingSchema) })
export type SealedFindings = { population: string | null; findings: GeneFinding[] }

/** Bound to the customer, so that one row's findings cannot be put into another's. */
const label = (customerId: string) => `genetic-findings:${customerId}`

export const sealFindings = (config: Config, customerId: string, findings: SealedFindings): string =>
  createSeal(config.keys.geneticFindings).close(JSON.stringify(findings), label(customerId))

/** @throws when it was sealed for somebody else or changed */
export const openFindings = (config: Config, customerId: string, sealed: string): SealedFindings =>
  sealedSchema.parse(JSON.parse(createSeal(config.keys.geneticFindings).open(sealed, label(customerId))))
