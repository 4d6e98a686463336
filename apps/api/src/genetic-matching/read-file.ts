import type { Attachment } from '@kindred/contracts/files'
import type { ReadGeneFile } from '@kindred/contracts/genetic-matching'
import { maxGeneFileSize } from '@kindred/domain/genetic-matching/gene-file'
import { readGeneFile } from '@kindred/domain/genetic-matching/read-gene-file'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import { listGenes } from './list-genes.ts'

/**
 * Reads a laboratory’s file that somebody sends, so that they can look at what was understood before they keep any of it.
 * The file itself is not kept, and nothing of it but genes of the list and results leaves this function.
 */
export function readFile(services: Services, { content, length }: Attachment): Result<ReadGeneFile> {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length !== length)
    return refuse('file-not-whole', 'The length must be the number of bytes before they were encoded.')
  if (length > maxGeneFileSize)
    return refuse('gene-file-too-large', `A file that is read may have at most ${maxGeneFileSize} bytes.`, {
      data: { limit: maxGeneFileSize },
    })
  const known = new Set(listGenes(services.reference().genes).map(({ gene }) => gene))
  const file = readGeneFile(bytes.toString('utf8'), known)
  if (!file.ok) return file
  const { findings, leftOut, leftOutCount } = file.value
  return ok({ findings: [...findings], leftOut: [...leftOut], leftOutCount })
}
