const pdf = 'application/pdf'

/** A file that is what its name says, and large enough. */
export const paper = (name: string) => ({
  name,
  mimeType: pdf,
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(9000, 32), Buffer.from('\n%%EOF\n')]),
})

/** A program under the name of a paper: only its bytes tell. */
export const disguised = (name: string) => ({
  name,
  mimeType: pdf,
  buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(9000, 1)]),
})

/** A file of a kind that nobody asked for. */
export const notes = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(9000, 65) })
