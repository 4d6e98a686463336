/** The back office speaks one language in every department. */
export const staffLocale = 'en-gb'
