'use client'

import { Button } from '@kindred/ui/button/button'
import { useEffect, useRef } from 'react'

type CameraProps = {
  texts: Record<string, string>
  onPicture: (picture: ImageBitmap) => void
  /** `cameraRefused` or `cameraMissing`, or null when the person stops it. */
  onEnd: (problem: 'cameraRefused' | 'cameraMissing' | null) => void
}

/** What the camera sees, mirrored as people know themselves; the light goes out as soon as it is left. */
export function Camera({ texts, onPicture, onEnd }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const end = useRef(onEnd)
  end.current = onEnd

  useEffect(() => {
    let stream: MediaStream | null = null
    let isOver = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    openCamera().then(
      (opened) => {
        stream = opened
        if (isOver || !video.current) return stop()
        video.current.srcObject = opened
        void video.current.play()
      },
      (error: unknown) => {
        const isRefused = error instanceof Error && /NotAllowed|Security/.test(error.name)
        if (!isOver) end.current(isRefused ? 'cameraRefused' : 'cameraMissing')
      },
    )
    return () => {
      isOver = true
      stop()
    }
  }, [])

  const take = async () => {
    const seen = video.current
    if (!seen) return
    // Pressed before the first picture was there.
    if (!seen.videoWidth) await new Promise((go) => seen.addEventListener('loadeddata', go, { once: true }))
    onPicture(await createImageBitmap(seen))
  }
  return (
    <div className="k-stack">
      <video ref={video} className="k-face-camera" aria-label={texts.picture} muted playsInline />
      <div className="k-row">
        <Button onClick={take} autoFocus>
          {texts.take}
        </Button>
        <Button variant="text" onClick={() => onEnd(null)}>
          {texts.stop}
        </Button>
      </div>
    </div>
  )
}

function openCamera(): Promise<MediaStream> {
  // Without HTTPS there is none.
  if (!navigator.mediaDevices) return Promise.reject(new Error('no camera'))
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: { ideal: 1280 } } })
}
