'use client'

import type { WebhookEndpoint } from '@kindred/contracts/webhooks'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useId, useState } from 'react'
import { EventChoice } from './event-choice.tsx'
import { SecretNote } from './secret-note.tsx'
import { type CallTexts, useEndpointCall } from './use-endpoint-call.ts'

type EndpointFormProps = {
  /** The one to change; a new one without it. */
  endpoint?: Pick<WebhookEndpoint, 'id' | 'name' | 'events'>
  texts: CallTexts
  eventTexts: Readonly<Record<string, string>>
}

/** Adds an endpoint and shows its secret once, or changes what one hears of. */
export function EndpointForm({ endpoint, texts, eventTexts }: EndpointFormProps) {
  const id = useId()
  const { call, isBusy, wrong } = useEndpointCall(texts)
  const [secret, setSecret] = useState('')
  const label = endpoint ? texts.change : texts.add

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = (name: string) => String(form.get(name) ?? '').trim()
    const events = form.getAll('events').map(String)
    const body = { name: value('name'), events }
    if (endpoint) {
      if (await call('PUT', `webhooks/${endpoint.id}`, body)) window.location.reload()
      return
    }
    const made = await call<{ secret: string }>('POST', 'webhooks', { ...body, url: value('url') })
    if (made) setSecret(made.secret)
  }

  return (
    <Dialog
      trigger={<Button variant={endpoint ? 'outlined' : 'filled'}>{label}</Button>}
      title={label ?? ''}
      description={endpoint ? texts.changeText : texts.addText}
      closeLabel={texts.close ?? ''}
      position="centre"
    >
      {secret ? (
        <SecretNote secret={secret} texts={texts} />
      ) : (
        <form method="post" noValidate className="k-stack" onSubmit={(event) => void submit(event)}>
          {wrong.form && (
            <Note tone="error" announce="alert">
              {wrong.form}
            </Note>
          )}
          <TextInput
            id={`${id}-name`}
            name="name"
            label={texts.name}
            help={texts.nameHelp}
            error={wrong.name}
            defaultValue={endpoint?.name}
            maxLength={80}
            required
          />
          {!endpoint && (
            <TextInput
              id={`${id}-url`}
              name="url"
              type="url"
              label={texts.url}
              help={texts.urlHelp}
              error={wrong.url}
              maxLength={500}
              required
            />
          )}
          <EventChoice id={id} chosen={endpoint?.events ?? []} texts={eventTexts} error={wrong.events} />
          <p>
            <Button type="submit" busy={isBusy} busyLabel={texts.working}>
              {endpoint ? texts.save : label}
            </Button>
          </p>
        </form>
      )}
    </Dialog>
  )
}
