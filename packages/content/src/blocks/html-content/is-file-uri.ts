const pattern = /^([a-z0-9][a-z0-9-]*\/){0,5}[a-z0-9][a-z0-9-]*\.html$/

/**
 * DL-01: the name of one of our HTML documents, such as `protocols/thawing.html`. It is looked up as it is; it is never a
 * path of a disk and never an address, so that nothing else can be read through it.
 */
export function isFileUri(text: string): boolean {
  return text.length <= 200 && pattern.test(text)
}
