import type { StaffRole } from '../vocabulary.ts'

/**
 * The rooms of the back office in the order of its menu, each with the roles it is for. `admin` enters every room; a
 * room without roles is open to all who work here.
 */
export const staffRooms = {
  orders: ['orders', 'lab', 'coordinator', 'responsible'],
  payments: ['orders', 'coordinator', 'responsible'],
  alerts: ['orders', 'lab', 'coordinator', 'responsible'],
  submissions: ['orders', 'coordinator', 'responsible'],
  donors: ['coordinator', 'responsible'],
  genetics: ['coordinator', 'responsible'],
  measurement: [],
  webhooks: ['responsible'],
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffRoom = keyof typeof staffRooms

export const staffRoomNames = Object.keys(staffRooms) as StaffRoom[]

/** Whether these roles hold one of those asked for. `admin` holds all; where none is asked for, everybody does. */
export function holdsRole(roles: readonly string[], asked: readonly StaffRole[]): boolean {
  return asked.length === 0 || roles.some((role) => role === 'admin' || asked.some((one) => one === role))
}

/**
 * What the menu of the back office shows to these roles, and where their day begins: the first room that names a role
 * of theirs. Null for who works on content alone: their day begins in the content editor.
 */
export function findStaffRooms(roles: readonly string[]): { rooms: StaffRoom[]; start: StaffRoom | null } {
  const rooms = staffRoomNames.filter((room) => holdsRole(roles, staffRooms[room]))
  return { rooms, start: rooms.find((room) => staffRooms[room].length > 0) ?? null }
}
