export const mediaKinds = ['childhoodPhoto', 'adultPhoto', 'audio', 'handwriting'] as const
export type MediaKind = (typeof mediaKinds)[number]
/** `staff.donorMedia` by its whole keys. */
export type MediaTexts = Readonly<Record<string, string>>
