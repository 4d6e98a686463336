/** `staff.donorMedia` by its whole keys. */
export type MediaTexts = Readonly<Record<string, string>>
