/** The smallest format that a browser says it reads: AVIF, otherwise WebP, which every browser of today reads. */
export function chooseImageFormat(accept: string | undefined): 'avif' | 'webp' {
  const avif = /(?:^|,)\s*image\/avif\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i.exec(accept ?? '')
  return avif && Number(avif[1] ?? 1) > 0 ? 'avif' : 'webp'
}
