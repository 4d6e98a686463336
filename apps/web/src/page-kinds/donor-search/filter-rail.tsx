import type { DonorSearchResult } from '@kindred/contracts/search'
import type { DonorFilter } from '@kindred/domain/search/donor-filter'
import { Accordion } from '@kindred/ui/accordion/accordion'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { TextInput } from '@kindred/ui/text-input/text-input'
import type { ReactNode } from 'react'
import { type FilterGroup, listFilterGroups } from './filter-groups.ts'
import type { TraitNames } from './name-donor-traits.ts'
import { FilterBox, FilterOptions } from './search.lazy.tsx'

export type FilterRailProps = {
  kind: 'sperm' | 'egg'
  filter: DonorFilter
  result: DonorSearchResult
  names: TraitNames
  countryName: string | null
  /** Whether the shop compares faces. */
  hasFaceMatching: boolean
}

/** Every filter with what each choice would leave. A plain GET form: it works without scripts. */
export function FilterRail({ kind, filter, result, names, countryName, hasFaceMatching }: FilterRailProps) {
  const { t } = names
  const groups = listFilterGroups(kind, { hasFaceMatching })
  return (
    <>
      <TextInput
        id="filter-keyword"
        name="keyword"
        type="search"
        maxLength={100}
        label={t('search.fields.keyword')}
        help={t('search.help.keyword')}
        defaultValue={filter.keyword ?? ''}
      />
      <Accordion
        dense
        items={groups.map((group) => ({
          id: `filter-${group.field}`,
          title: titleOf(group, names, countryName),
          open: group.isOpen || isAsked(group, filter),
          content: <Group group={group} filter={filter} result={result} names={names} />,
        }))}
      />
    </>
  )
}

function titleOf(group: FilterGroup, { t }: TraitNames, countryName: string | null): ReactNode {
  return t(`search.fields.${group.field}`, { country: countryName ?? t('search.yourCountry') })
}

function isAsked(group: FilterGroup, filter: DonorFilter): boolean {
  return filter[group.field] !== undefined || (group.look === 'range' && filter[group.upper] !== undefined)
}

type GroupProps = { group: FilterGroup; filter: DonorFilter; result: DonorSearchResult; names: TraitNames }

function Group({ group, filter, result, names }: GroupProps) {
  const { t } = names
  const { field } = group
  const counts = result.facets[field] ?? {}
  const value = filter[field]
  switch (group.look) {
    case 'boxes': {
      const asked: readonly string[] = Array.isArray(value) ? value : []
      const options = group.options ?? byCount(counts, asked)
      const boxes = (
        <FilterOptions
          field={field}
          type="checkbox"
          asked={asked}
          options={options.map((option) => ({
            value: option,
            label: names.nameTrait(field, option),
            count: counts[option] ?? 0,
            ...(group.swatches?.[option] ? { swatch: group.swatches[option] } : {}),
          }))}
        />
      )
      if (!group.isLong)
        return (
          <fieldset className="k-filter-options" aria-label={t(`search.groups.${field}`)}>
            {boxes}
          </fieldset>
        )
      return (
        <FilterBox
          label={t('search.narrow', { what: t(`search.groups.${field}`) })}
          nothing={t('search.narrowNothing')}
          legend={t(`search.groups.${field}`)}
        >
          {boxes}
        </FilterBox>
      )
    }
    case 'radios':
      return (
        <fieldset className="k-filter-options" aria-label={t(`search.groups.${field}`)}>
          <FilterOptions
            field={field}
            type="radio"
            asked={[String(value ?? '')]}
            options={[
              { value: '', label: t('search.any') },
              ...group.options.map((option) => ({
                value: option,
                label: t(`search.options.${field}`, { value: option }),
                count: counts[option] ?? 0,
              })),
            ]}
          />
          {field === 'motMin' && <MotHelp t={t} />}
        </fieldset>
      )
    case 'yes':
      return (
        <Checkbox
          dense
          id={`filter-${field}-yes`}
          name={field}
          value="yes"
          defaultChecked={value === true}
          label={t(`search.yes.${field}`)}
          help={field === 'freeQuotaPlace' ? t('search.help.freeQuotaPlace') : undefined}
          count={counts.true ?? 0}
        />
      )
    case 'range':
      return <Range group={group} filter={filter} result={result} t={t} />
  }
}

function Range({
  group,
  filter,
  result,
  t,
}: {
  group: Extract<FilterGroup, { look: 'range' }>
  filter: DonorFilter
  result: DonorSearchResult
  t: TraitNames['t']
}) {
  const what = group.field === 'heightMin' ? 'height' : 'weight'
  const ranges = result.ranges
  const [least, most] =
    what === 'height' ? [ranges.heightMin, ranges.heightMax] : [ranges.weightMin, ranges.weightMax]
  return (
    <div className="k-filter-range">
      {([group.field, group.upper] as const).map((field, end) => (
        <TextInput
          key={field}
          id={`filter-${field}-value`}
          name={field}
          type="number"
          inputMode="numeric"
          small
          min={least}
          max={most}
          placeholder={String(end === 0 ? least : most)}
          defaultValue={filter[field] === undefined ? '' : String(filter[field])}
          label={t(end === 0 ? 'search.from' : 'search.to', { unit: group.unit })}
        />
      ))}
    </div>
  )
}

/** What to order for which treatment, beside the filter that needs it. */
function MotHelp({ t }: { t: TraitNames['t'] }) {
  return (
    <details className="k-filter-help">
      <summary>{t('search.motHelp.question')}</summary>
      <p>{t('search.motHelp.what')}</p>
      <ul>
        <li>{t('search.motHelp.iui')}</li>
        <li>{t('search.motHelp.ici')}</li>
        <li>{t('search.motHelp.ivf')}</li>
      </ul>
      <p>{t('search.motHelp.clinic')}</p>
    </details>
  )
}

/** What donors have, the most frequent first; what was asked stays even with nobody left. */
function byCount(counts: Record<string, number>, asked: readonly string[]): string[] {
  const all = new Set([...Object.keys(counts), ...asked])
  return [...all].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a.localeCompare(b))
}
