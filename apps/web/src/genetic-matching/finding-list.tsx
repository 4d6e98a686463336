import type { GeneFinding } from '@kindred/contracts/genetic-matching'
import { Badge } from '@kindred/ui/badge/badge'
import { Findings } from '@kindred/ui/findings/findings'
import { IconButton } from '@kindred/ui/icon-button/icon-button'
import { fillText } from '../texts/fill-text.ts'

/** What is entered so far, each with the way to take it out. */
export function FindingList({
  findings,
  nameOf,
  texts,
  onRemove,
}: {
  findings: readonly GeneFinding[]
  nameOf: (gene: string) => string
  texts: Record<string, string>
  onRemove: (gene: string) => void
}) {
  return (
    <Findings
      items={findings.map(({ gene, result }) => ({
        key: gene,
        name: nameOf(gene),
        text: texts[result],
        outcome: (
          <span className="k-finding-end">
            <Badge tone={result === 'carrier' ? 'honey' : 'neutral'}>{gene}</Badge>
            <IconButton
              icon="close"
              label={fillText(texts.remove ?? '', { gene })}
              onClick={() => onRemove(gene)}
            />
          </span>
        ),
      }))}
    />
  )
}
