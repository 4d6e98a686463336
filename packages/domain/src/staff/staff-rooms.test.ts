import { describe, expect, it } from 'vitest'
import { staffRoles } from '../vocabulary.ts'
import { findStaffRooms, holdsRole, staffRoomNames } from './staff-rooms.ts'

describe('rooms of the back office', () => {
  it('shows a role its own rooms alone, and begins its day in the first of them', () => {
    expect(findStaffRooms(['lab'])).toEqual({ rooms: ['orders', 'alerts', 'measurement'], start: 'orders' })
    expect(findStaffRooms(['responsible'])).toEqual({ rooms: staffRoomNames, start: 'orders' })
    expect(findStaffRooms(['translator', 'lab']).start).toBe('orders')
  })

  it('sends who works on content alone to the content editor', () => {
    for (const role of ['editor', 'translator', 'publisher', 'scripts'])
      expect(findStaffRooms([role])).toEqual({ rooms: ['measurement'], start: null })
  })

  it('opens everything to an administrator and nothing to a word that is no role', () => {
    expect(findStaffRooms(['admin']).rooms).toEqual(staffRoomNames)
    expect(findStaffRooms(['root', 'toString'])).toEqual({ rooms: ['measurement'], start: null })
  })

  it('leaves no role without a room it can begin in', () => {
    for (const role of staffRoles) expect(findStaffRooms([role]).rooms).not.toEqual([])
  })

  it('holds a role that is asked for, any role where none is', () => {
    expect(holdsRole(['orders'], ['orders', 'lab'])).toBe(true)
    expect(holdsRole(['orders'], ['responsible'])).toBe(false)
    expect(holdsRole([], [])).toBe(true)
  })
})
