import { redirect } from 'next/navigation'

/** Orders are the first queue of the day. */
export default function StaffStart() {
  redirect('/staff/orders')
}
