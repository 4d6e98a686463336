'use client'

import dynamic from 'next/dynamic'

export const CreateAccountForm = dynamic(() =>
  import('./create-account-form.island.tsx').then((island) => island.CreateAccountForm),
)
