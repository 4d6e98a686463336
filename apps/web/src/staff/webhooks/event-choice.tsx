import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { groupEvents } from './group-events.ts'

type EventChoiceProps = {
  id: string
  chosen: readonly string[]
  /** Names by event and by group, `legend`. */
  texts: Readonly<Record<string, string>>
  error?: string
}

/** Which events an endpoint hears of: a box for each, by what they are about. */
export function EventChoice({ id, chosen, texts, error }: EventChoiceProps) {
  return (
    <fieldset className="k-webhook-events">
      <legend>{texts.legend}</legend>
      {error && (
        <p className="k-field__error" role="alert">
          {error}
        </p>
      )}
      <div className="k-staff-fields">
        {groupEvents().map(({ group, events }) => (
          <fieldset key={group} className="k-webhook-events">
            <legend>{texts[group]}</legend>
            {events.map((event) => (
              <Checkbox
                key={event}
                id={`${id}-${event}`}
                name="events"
                value={event}
                dense
                label={texts[event]}
                defaultChecked={chosen.includes(event)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
