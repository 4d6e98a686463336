import type { FormOption } from '@kindred/domain/forms/form-definition'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import type { FieldText } from '@kindred/ui/field/describe-field'
import { Field } from '@kindred/ui/field/field'
import { Select } from '@kindred/ui/select/select'

type ChoiceFieldProps = FieldText & {
  name: string
  required: boolean
  options: readonly FormOption[]
  /** One box that stands for itself. */
  isSingleBox: boolean
  takesSeveral: boolean
  chosen?: readonly string[]
  /** What a list says while nothing is chosen. */
  prompt: string
}

/** More than these, and a list that opens is easier to read than a column of dots. */
const mostDots = 6

/** One box, several boxes, one of several dots, or a list (FORM-03, FORM-14). */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, name, label, help, error, optional, required, options, isSingleBox, takesSeveral, chosen } =
    props
  const isChosen = ({ value, checked }: FormOption) => (chosen ? chosen.includes(value) : checked)
  const [first] = options
  if (isSingleBox && first)
    return (
      <Checkbox
        {...{ id, name, help, error, required }}
        label={label}
        value={first.value}
        defaultChecked={isChosen(first)}
      />
    )
  if (!takesSeveral && options.length > mostDots)
    return (
      <Select
        {...{ id, name, label, help, error, optional, required }}
        prompt={props.prompt}
        options={options.map(({ text, value }) => ({ value, label: text }))}
        defaultValue={options.find(isChosen)?.value ?? ''}
      />
    )
  return (
    <Field group {...{ id, label, help, error, optional }}>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          id={`${id}-${index}`}
          name={name}
          type={takesSeveral ? 'checkbox' : 'radio'}
          label={option.text}
          value={option.value}
          defaultChecked={isChosen(option)}
        />
      ))}
    </Field>
  )
}
