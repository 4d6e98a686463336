export interface FieldError {
  /** The id of the control it is about; the link goes there. */
  fieldId: string
  message: string
}

export interface ErrorSummaryProps {
  /** “Two answers need another look”. */
  title: string
  errors: FieldError[]
  id?: string
  headingLevel?: 2 | 3
}

/** Stands above a form after a failed sending. Give it the focus (it takes it: tabindex -1), or focus the first field. */
export function ErrorSummary({ title, errors, id = 'error-summary', headingLevel = 2 }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  const Heading = `h${headingLevel}` as const
  return (
    <div className="k-error-summary" id={id} role="alert" tabIndex={-1}>
      <Heading className="k-error-summary__title">{title}</Heading>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}:${message}`}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
