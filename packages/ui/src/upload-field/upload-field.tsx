import { UploadControl } from './upload-control.island.tsx'
import type { UploadFieldProps } from './upload-field-props.tsx'

export type { SendAhead, UploadFieldProps } from './upload-field-props.tsx'

/**
 * Files with their label (UPL-01 to UPL-08): checked when chosen, the rule named, real progress, each can be stopped, tried
 * again and taken back. Without scripts it is a plain file input that travels with its form.
 */
export function UploadField(props: UploadFieldProps) {
  return <UploadControl {...props} />
}
