import { randomBytes } from 'node:crypto'
import { openPayload } from '@kindred/content/open-payload.ts'
import { deriveKey } from '@kindred/database/secrets'
import { isOneOf, staffRoles } from '@kindred/domain/vocabulary'

/**
 * Makes a staff account, or finds it, and prints an address at which its password is chosen: once, within an hour.
 * Whoever can run this on the machine could change the database as well, so it asks for nothing else.
 */
const [email = '', role = 'admin', name = email] = process.argv.slice(2)
const { DATABASE_URL = '', KINDRED_SECRET = '', KINDRED_DATA = '.kindred', PUBLIC_URL = '' } = process.env
if (!isOneOf(staffRoles, role)) throw new Error(`There is no role ${role}: ${staffRoles.join(', ')}.`)

const { payload, close } = await openPayload({
  databaseUrl: DATABASE_URL,
  secret: deriveKey(KINDRED_SECRET, 'payload'),
  publicUrl: PUBLIC_URL,
  dataDirectory: KINDRED_DATA,
})
const found = await payload.find({
  collection: 'staff',
  where: { email: { equals: email.toLowerCase() } },
  limit: 1,
  overrideAccess: true,
})
if (found.docs.length === 0)
  await payload.create({
    collection: 'staff',
    // Nobody knows it; the address below sets another.
    data: { email, name, roles: [role], password: randomBytes(32).toString('base64url') },
    overrideAccess: true,
  })
const token = await payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true })
console.log(`${found.docs.length === 0 ? 'Made' : 'Found'} ${email}. Choose the password within an hour:`)
console.log(`${PUBLIC_URL}/admin/reset/${token}`)
await close()
process.exit()
