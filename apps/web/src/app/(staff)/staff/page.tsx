import { redirect } from 'next/navigation'
import { readRooms } from '../../../staff/read-rooms.ts'

/** The first queue of the person's day; who works on content alone goes on to the content editor. */
export default async function StaffStart() {
  const { start } = await readRooms()
  redirect(start ? `/staff/${start}` : '/admin')
}
