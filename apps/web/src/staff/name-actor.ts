/**
 * Who did something, in words: a member of staff by name, what else acts here by `staff.actors`, a payment provider by its
 * own name.
 */
export function nameActor(actors: Readonly<Record<string, string>>, by: string, name: string | null): string {
  return name ?? actors[by.startsWith('staff:') ? 'staff' : by] ?? by
}
