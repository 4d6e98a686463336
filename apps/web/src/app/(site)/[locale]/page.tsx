import { notFound } from 'next/navigation'

/** A locale alone is no page; the front door sends `/` to the start page of the visitor’s shop. */
export default function LocaleOnly() {
  notFound()
}
