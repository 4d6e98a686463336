/**
 * A path, or a message with one, for a log: a segment that may belong to a person (a GUID, an order number, anything with
 * three digits in a row) is `:id` there, and the query is left out.
 */
export function hideIds(text: string): string {
  return text.replace(/\?\S*/g, '').replace(/(?<=\/)[^/\s]*(\d{3}|[0-9a-f]{8}-[0-9a-f]{4}-)[^/\s]*/gi, ':id')
}
