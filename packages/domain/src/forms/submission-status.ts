/** How far a department is with what was sent. */
export const submissionStatuses = ['new', 'inProgress', 'done', 'spam'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]
