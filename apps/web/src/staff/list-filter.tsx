import { Button } from '@kindred/ui/button/button'
import { Select } from '@kindred/ui/select/select'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { seek } from './seek.action.ts'

type Choice = { name: string; label: string; value: string; options: { value: string; label: string }[] }

type ListFilterProps = {
  /** Where the list stands, such as `/staff/orders`. */
  path: string
  words: { label: string; help: string; value: string }
  choices: Choice[]
  submit: string
}

/** What staff look for in a list that names people: words, which no address shows, and choices. */
export function ListFilter({ path, words, choices, submit }: ListFilterProps) {
  return (
    <search>
      <form
        // A list that was asked for anew starts from what was asked for.
        key={[words, ...choices].map(({ value }) => value).join('\n')}
        className="k-row k-staff-filter"
        action={seek.bind(null, path)}
      >
        <TextInput
          id="words"
          name="words"
          label={words.label}
          help={words.help}
          defaultValue={words.value}
          maxLength={100}
        />
        {choices.map(({ name, label, value, options }) => (
          <Select key={name} id={name} name={name} label={label} defaultValue={value} options={options} />
        ))}
        <Button type="submit">{submit}</Button>
      </form>
    </search>
  )
}
