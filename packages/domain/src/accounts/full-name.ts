/** At least two words separated by a space (ACC-30). */
export const isFullName = (name: string): boolean => /^\S+( \S+)+$/u.test(name.trim().replace(/ +/g, ' '))
