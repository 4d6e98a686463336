/** Where somebody searches. `pageId` says for which kind of visitor (SRCH-20: the call has a default). */
export type SearchOrigin = { shopCode: string; locale: string; pageId: number | undefined }
