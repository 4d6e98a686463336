'use client'

import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useState } from 'react'
import { callSite } from '../browser/call-site.ts'

type Texts = Record<'email' | 'password' | 'signIn' | 'signingIn' | 'wrong' | 'failed', string>
type State = 'idle' | 'busy' | 'wrong' | 'failed'

/**
 * Signs in to the editor’s own accounts; its cookie opens the back office too. It posts by itself without scripts; with
 * them what was typed stays when it was wrong.
 *
 * @param problem what a try without scripts ended in
 */
export function StaffSignInForm({
  returnTo,
  problem,
  texts,
}: {
  returnTo: string
  problem?: 'wrong' | 'failed'
  texts: Texts
}) {
  const [state, setState] = useState<State>(problem ?? 'idle')
  const action = '/cms-api/staff/login'

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setState('busy')
    try {
      const body = { email: form.get('email'), password: form.get('password') }
      await callSite(action, { method: 'POST', body })
      window.location.assign(returnTo)
    } catch (error) {
      setState(error instanceof CallError && error.status < 500 ? 'wrong' : 'failed')
    }
  }

  return (
    <form
      method="post"
      action={`${action}?${new URLSearchParams({ returnTo })}`}
      onSubmit={submit}
      className="k-stack"
    >
      {state === 'wrong' && (
        <Note tone="error" announce="alert">
          {texts.wrong}
        </Note>
      )}
      {state === 'failed' && (
        <Note tone="error" announce="alert">
          {texts.failed}
        </Note>
      )}
      <TextInput id="email" name="email" type="email" label={texts.email} autoComplete="username" required />
      <TextInput
        id="password"
        name="password"
        type="password"
        label={texts.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide busy={state === 'busy'} busyLabel={texts.signingIn}>
        {texts.signIn}
      </Button>
    </form>
  )
}
