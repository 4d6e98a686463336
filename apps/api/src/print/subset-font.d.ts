declare module 'subset-font' {
  /** A font with the letters of a text alone, in another format, and with fixed settings where it is variable. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
      variationAxes?: Record<string, number>
    },
  ): Promise<Buffer>
}
