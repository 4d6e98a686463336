import 'server-only'
import type { DonorDetail } from '@kindred/contracts/donors'
import { CallError } from '@kindred/contracts/request'
import { cache } from 'react'
import { callPublic, readRequest } from './call-api.ts'

/** Path of a donor’s call. While the country is chosen later, ZZ (ISO 3166’s “unknown”) stands in for it. */
export function printDonorCall(
  shopCode: string,
  locale: string,
  treatmentCountry: string | null,
  code: string,
): string {
  return `/api/donors/${shopCode}-shop/${locale}/${treatmentCountry ?? 'ZZ'}/${encodeURIComponent(code)}`
}

/**
 * A donor as the visitor’s treatment country sees them; null when there is none (any more). Asked once a request.
 */
export const readDonor = cache(
  async (shopCode: string, locale: string, code: string): Promise<DonorDetail | null> => {
    const { treatmentCountry } = await readRequest()
    try {
      return await callPublic(shopCode)<DonorDetail>(printDonorCall(shopCode, locale, treatmentCountry, code))
    } catch (error) {
      if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null
      throw error
    }
  },
)

/** The donor’s number: the last segment of the path. */
export const readDonorCode = (path: string): string => path.split('/').at(-2) ?? ''
