import { Icon } from '@kindred/ui/icon/icon'
import { Picture } from '@kindred/ui/picture/picture'
import type { BlockWords } from '../block-words.ts'
import { SectionHead } from '../section-head.tsx'
import { listCategories } from './list-categories.ts'
import type { PeopleOverviewData } from './schema.ts'

/**
 * BLK-12: people, all of them or one category. The choice is a group of radio buttons that the stylesheet reads, so it
 * works without scripts.
 */
export function PeopleOverviewBlock({
  id,
  headline,
  text,
  people,
  words,
}: PeopleOverviewData & { words: BlockWords }) {
  const categories = listCategories(people)
  const placeOf = (category: string | null) =>
    categories.findIndex(({ name }) => name === category?.trim()) + 1
  return (
    <section className="k-wrap k-block k-people">
      <SectionHead headline={headline} text={text} />
      {categories.length > 1 && (
        <fieldset className="k-people__filter">
          <legend className="k-visually-hidden">{words.t('blocks.people.filter')}</legend>
          {[{ name: words.t('blocks.people.all'), count: people.length }, ...categories].map(
            ({ name, count }, place) => (
              <label key={name}>
                <input type="radio" name={`people-${id}`} value={place} defaultChecked={place === 0} />
                <span>
                  {name} <small>{count}</small>
                </span>
              </label>
            ),
          )}
        </fieldset>
      )}
      <ul className="k-people__list">
        {people.map((person, index) => (
          <li key={person.id ?? index} data-category={placeOf(person.personCategory)}>
            {person.image ? (
              <Picture image={person.image} preset="square" sizes="12.5rem" hasCaption={false} />
            ) : (
              <span className="k-people__nobody">
                <Icon name="person" />
              </span>
            )}
            <h3>{person.name}</h3>
            {person.title && <p>{person.title}</p>}
            {person.personCategory && <p className="k-people__category">{person.personCategory}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
