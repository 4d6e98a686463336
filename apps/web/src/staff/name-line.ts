import type { StaffOrder } from '@kindred/contracts/orders'
import type { Translate } from '../texts/get-texts.ts'

/** A line in words: donor, then what it is. */
export function nameLine(t: Translate, line: StaffOrder['lines'][number]): string {
  const { strawType, motClass, arrival } = line.description
  const { goods, count, from } = { goods: 'none', count: 0, from: '', ...(arrival ?? {}) }
  const what = t(`staff.lineKinds.${line.lineHandlingType}`, {
    strawType: String(strawType ?? ''),
    motClass: String(motClass ?? ''),
    months: line.periodMonths ?? 0,
    goods,
    count,
    from,
  })
  return line.donorAlias ? `${line.donorAlias} ${line.donorId}: ${what}` : what
}
