/** Of a hundred children of two people: how many have the condition, carry it, or neither. */
export type ChildOutcome = { readonly affected: number; readonly carriers: number; readonly neither: number }

/** What a recessive gene of two parents leads to, by how many of them are carriers. */
export function childOutcome(carriers: 0 | 1 | 2): ChildOutcome {
  switch (carriers) {
    case 2:
      return { affected: 25, carriers: 50, neither: 25 }
    case 1:
      return { affected: 0, carriers: 50, neither: 50 }
    case 0:
      return { affected: 0, carriers: 0, neither: 100 }
  }
}
