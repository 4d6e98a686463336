import { productsOfHandling } from '@kindred/domain/basket/kinds-of-line'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const pairs = Object.entries(productsOfHandling)
  .flatMap(([handling, kinds]) => kinds.map((kind) => `('${handling}', '${kind}')`))
  .join(', ')

/** Check of a line: its product is one that its handling can bear (BASK-02, BASK-03). */
export const fitsHandling = (line: { lineHandlingType: AnyPgColumn; productKind: AnyPgColumn }): SQL =>
  sql`(${line.lineHandlingType}, ${line.productKind}) in (${sql.raw(pairs)})`
