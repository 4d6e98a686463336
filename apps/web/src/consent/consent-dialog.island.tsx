'use client'

import { type OptionalCategory, optionalCategories } from '@kindred/domain/consent/consent-categories'
import { readConsent } from '@kindred/domain/consent/read-consent'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { ConsentAlways, ConsentPanel } from '@kindred/ui/consent-panel/consent-panel'
import { useEffect, useId, useRef, useState } from 'react'
import type { ConsentQuestion } from './consent-texts.ts'
import { keepChoice } from './keep-choice.ts'

type ConsentDialogProps = ConsentQuestion & {
  /** Called up from the footer: takes the focus and shows what was chosen. */
  isAgain: boolean
  onClose: () => void
}

/** Agreeing, refusing and choosing, each one press away and equally large. The page behind stays there to be read and used. */
export function ConsentDialog({ shopCode, privacyHref, texts, isAgain, onClose }: ConsentDialogProps) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const [isChoosing, setChoosing] = useState(isAgain)
  const [chosen, setChosen] = useState<readonly OptionalCategory[]>(
    () => readConsent(document.cookie, Date.now())?.approved ?? [],
  )

  useEffect(() => {
    if (!isAgain) return
    opener.current = document.activeElement
    setChoosing(true)
    title.current?.focus()
  }, [isAgain])

  const close = () => {
    const hadFocus = panel.current?.contains(document.activeElement)
    onClose()
    if (!hadFocus) return
    const back = opener.current instanceof HTMLElement ? opener.current : document.getElementById('main')
    back?.focus({ preventScroll: true })
  }
  const keep = (approved: readonly OptionalCategory[]) => {
    void keepChoice(approved, shopCode)
    close()
  }
  const toggle = (category: OptionalCategory) =>
    setChosen(chosen.includes(category) ? chosen.filter((one) => one !== category) : [...chosen, category])

  return (
    <ConsentPanel
      ref={panel}
      titleRef={title}
      titleId={`${id}title`}
      title={texts.title}
      text={texts.text}
      link={privacyHref && <a href={privacyHref}>{texts.privacy}</a>}
      // Nothing is chosen by leaving: it is asked again on the next page.
      onEscape={close}
      actions={
        <>
          <Button variant="outlined" onClick={() => keep([])}>
            {texts.refuse}
          </Button>
          {isChoosing ? (
            <Button variant="outlined" onClick={() => keep(chosen)}>
              {texts.save}
            </Button>
          ) : (
            <Button
              variant="outlined"
              onClick={() => {
                setChoosing(true)
                requestAnimationFrame(() => first.current?.focus())
              }}
            >
              {texts.choose}
            </Button>
          )}
          <Button variant="outlined" onClick={() => keep(optionalCategories)}>
            {texts.accept}
          </Button>
        </>
      }
    >
      {isChoosing && (
        <fieldset>
          <legend className="k-visually-hidden">{texts.categories}</legend>
          <ConsentAlways
            name={texts.categoryTexts.cookie_cat_necessary.name}
            note={texts.alwaysOn}
            help={texts.categoryTexts.cookie_cat_necessary.help}
          />
          {optionalCategories.map((category, index) => (
            <Checkbox
              key={category}
              id={id + category}
              ref={index === 0 ? first : undefined}
              checked={chosen.includes(category)}
              onChange={() => toggle(category)}
              label={texts.categoryTexts[category].name}
              help={texts.categoryTexts[category].help}
            />
          ))}
        </fieldset>
      )}
    </ConsentPanel>
  )
}
