import { type StaffRole, staffRoles } from '@kindred/domain/vocabulary'
import { stableId } from './stable-id.ts'

const names: Record<StaffRole, string> = {
  editor: 'Edda Editor',
  translator: 'Tove Translator',
  publisher: 'Pelle Publisher',
  scripts: 'Sif Scripts',
  orders: 'Oda Orders',
  lab: 'Laust Lab',
  coordinator: 'Cora Coordinator',
  responsible: 'Rikke Responsible',
  admin: 'Alma Admin',
}

/** One account per role, with the demo's password. They exist in demo mode only. */
export const staff = staffRoles.map((role) => ({
  id: stableId(`staff ${role}`),
  email: `${role}@demo.test`,
  password: 'Demo-pass-2026',
  name: names[role],
  roles: [role],
  ...(role === 'translator' ? { languages: ['da-DK' as const, 'de-DE' as const] } : {}),
}))
