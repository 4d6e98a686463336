/** Texts by key, nested by area; each leaf is an ICU message. */
export type Texts = { [key: string]: string | Texts }
