import 'server-only'
import type { StaffRooms } from '@kindred/contracts/identity'
import { cache } from 'react'
import { callStaff } from './call-staff.ts'

/** The rooms that the roles of the signed-in member of staff open; asked for once a page. */
export const readRooms = cache(
  async (): Promise<StaffRooms> =>
    (await callStaff<StaffRooms>('/api/staff/rooms', '/staff/')) ?? { rooms: [], start: null },
)
