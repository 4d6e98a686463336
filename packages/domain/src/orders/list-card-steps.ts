/** When the money of a card order moved, and when its parcel left (ISO 8601); undefined for what has not happened. */
export type CardMoments = {
  readonly authorised?: string | undefined
  readonly paid?: string | undefined
  readonly shipped?: string | undefined
}

export type CardStep = { readonly step: 'reserved' | 'charged' | 'paid'; readonly at: string | undefined }

/**
 * The steps by which a card pays for an order: paid at once before it is picked; or, where the amount is only authorised
 * (decision 32), reserved first and charged when it is sent, or sooner if staff took it. `paid` is said of what is captured
 * alone.
 */
export function listCardSteps({ authorised, paid, shipped }: CardMoments): {
  beforePicking: CardStep[]
  afterShipping: CardStep[]
} {
  if (authorised === undefined) return { beforePicking: [{ step: 'paid', at: paid }], afterShipping: [] }
  const reserved = { step: 'reserved', at: authorised } as const
  if (paid === undefined)
    return { beforePicking: [reserved], afterShipping: [{ step: 'charged', at: undefined }] }
  const taken = { step: 'paid', at: paid } as const
  return shipped !== undefined && paid >= shipped
    ? { beforePicking: [reserved], afterShipping: [taken] }
    : { beforePicking: [reserved, taken], afterShipping: [] }
}
