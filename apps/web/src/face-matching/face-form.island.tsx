'use client'

import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Note } from '@kindred/ui/note/note'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { Camera } from './camera.tsx'
import { CropView } from './crop-view.tsx'
import { printCrop } from './draw-crop.ts'
import { explainRefusal } from './explain-refusal.ts'
import { wholeCrop } from './place-crop.ts'
import { readPicture } from './read-picture.ts'

export type FaceFormProps = {
  shopCode: string
  consentVersion: string
  texts: Record<string, string>
  consent: Record<string, string>
  quality: Record<string, string>
  refusals: Record<string, string>
}

/** Phones that keep HEIC hand out JPEG when it is asked for by name. */
const accepted = 'image/jpeg,image/png,image/webp'

type Step = { at: 'choose' } | { at: 'camera' } | { at: 'crop'; picture: ImageBitmap }

/** From consent to a photo that is sent: by camera or file, cut in the browser, so that only a square of a face leaves it. */
export function FaceForm({ shopCode, consentVersion, texts, consent, quality, refusals }: FaceFormProps) {
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [crop, setCrop] = useState(wholeCrop)
  const [hasAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const cropTitle = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (step.at !== 'crop') return
    cropTitle.current?.focus()
    return () => step.picture.close()
  }, [step])

  /** Nothing of a face is read before somebody agreed to it. */
  const afterConsent = (next: () => void) => () => {
    setMissing(!hasAgreed)
    setProblem(null)
    if (hasAgreed) next()
    else box.current?.querySelector('input')?.focus()
  }
  const show = (picture: ImageBitmap) => {
    setProblem(null)
    setCrop(wholeCrop)
    setStep({ at: 'crop', picture })
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    if (!chosen) return
    const read = await readPicture(chosen)
    event.target.value = ''
    if ('picture' in read) show(read.picture)
    else setProblem(explainRefusal(refusals, { code: read.code }))
  }
  const send = async () => {
    if (step.at !== 'crop') return
    setSending(true)
    setProblem(null)
    try {
      await callShop(shopCode)('/api/facematching', {
        method: 'POST',
        body: {
          photo: printCrop(step.picture, crop),
          consent: { given: hasAgreed, version: consentVersion },
        },
      })
      location.reload()
    } catch (error) {
      const failure = error instanceof CallError ? error.errors[0] : undefined
      setProblem(explainRefusal(refusals, failure))
      setSending(false)
    }
  }

  return (
    <div className="k-stack k-face-form">
      <div ref={box}>
        <Checkbox
          id="face-consent"
          label={consent.agree}
          checked={hasAgreed}
          // A page that is loaded again must not come back with an agreement nobody gave.
          autoComplete="off"
          error={isMissing && !hasAgreed ? consent.missing : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        />
      </div>
      <p className="k-face-form__help">{texts.help}</p>
      {problem && (
        <Note tone="error" announce="alert">
          {problem}
        </Note>
      )}
      <input ref={file} type="file" accept={accepted} hidden onChange={choose} />
      {step.at === 'choose' && (
        <div className="k-row">
          <Button icon="upload" onClick={afterConsent(() => file.current?.click())}>
            {texts.choose}
          </Button>
          <Button icon="person" variant="outlined" onClick={afterConsent(() => setStep({ at: 'camera' }))}>
            {texts.camera}
          </Button>
        </div>
      )}
      {step.at === 'camera' && (
        <Camera
          texts={texts}
          onPicture={show}
          onEnd={(why) => {
            setStep({ at: 'choose' })
            setProblem(why && (texts[why] ?? null))
          }}
        />
      )}
      {step.at === 'crop' && (
        <>
          <h3 ref={cropTitle} tabIndex={-1}>
            {texts.cropTitle}
          </h3>
          <CropView picture={step.picture} crop={crop} onCrop={setCrop} texts={texts} quality={quality} />
          <div className="k-row">
            <Button
              busy={isSending}
              busyLabel={texts.sending}
              onClick={hasAgreed ? send : afterConsent(() => undefined)}
            >
              {texts.send}
            </Button>
            <Button variant="text" onClick={() => setStep({ at: 'choose' })}>
              {texts.another}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
