import { formatDuration } from './messages.mjs'

const accounts = [
  ['private@demo.test', 'a customer in Denmark with favourites, orders and deposits'],
  ['private-us@demo.test', 'a customer of the shop in the USA'],
  ['new@demo.test', 'a customer who has never bought'],
  ['clinic@demo.test', 'a professional: a clinic in Denmark'],
]
const staff = [
  'admin',
  'orders',
  'lab',
  'coordinator',
  'responsible',
  'editor',
  'translator',
  'publisher',
  'scripts',
]

/** What a person needs once everything runs. */
export function describeStart({ url, mode, data, milliseconds }) {
  const lines = ['', `Kindred is ready after ${formatDuration(milliseconds)}.`, '', `  ${url}`, '']
  if (mode === 'demo') {
    lines.push('  Demo accounts, password Demo-pass-2026')
    for (const [name, text] of accounts) lines.push(`    ${name.padEnd(22)} ${text}`)
    lines.push('', `  Staff at ${url}/staff and ${url}/admin, same password`)
    lines.push(`    ${staff.map((name) => `${name}@`).join(' ')}demo.test`)
    lines.push('', `  Mail lands at ${url}/dev/mail`)
    lines.push(
      '  Cards: 4242 4242 4242 4242 pays, 4000 0025 0000 3155 asks for 3-D Secure, 4000 0000 0000 0002 is declined',
    )
  }
  if (mode === 'production') lines.push('  A staff account: npm run staff -- --email you@example.org')
  lines.push('', `  Logs in ${data}/logs`, '  Ctrl+C stops everything', '')
  return lines.join('\n')
}
