/** A page of plain words as PDF, the same bytes at every start. Latin letters only; lines are broken by the writer. */
export function printPaper(title: string, lines: readonly string[]): Buffer {
  const quote = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`)
  const drawing = [
    `BT /F2 22 Tf 72 760 Td (${quote(title)}) Tj ET`,
    ...lines.map((line, index) => `BT /F1 12 Tf 72 ${720 - index * 20} Td (${quote(line)}) Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `<< /Title (${quote(title)}) /Producer (Kindred) >>`,
  ]
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const starts = objects.map((object, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = text.length
  const row = (start: number) => `${String(start).padStart(10, '0')} 00000 n \n`
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.map(row).join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
