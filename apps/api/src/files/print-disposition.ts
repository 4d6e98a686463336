/**
 * The header that names a file to save (RFC 6266): the plain name for old readers, and the true one in UTF-8. Nothing in a
 * name can end the header or begin another.
 */
export function printDisposition(
  fileName: string,
  disposition: 'attachment' | 'inline' = 'attachment',
): string {
  // Cut before signs are looked at: a cut may leave half of one.
  const name = fileName.slice(0, 200).replace(/[\p{Cc}\p{Cs}/\\\u202A-\u202E\u2066-\u2069]/gu, '_') || 'file'
  const plain =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\x20-\x7e]|["%\\]/g, '_') || 'file'
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
