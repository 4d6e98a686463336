/**
 * Terms of the waiting list (FAV-11 to FAV-15 name its calls; its terms are ours, decision record 0019).
 * A waiting customer is told by mail when straws come. Being told holds nothing.
 */

/** Days a customer waits before they are asked again; renewing starts them anew. */
export const waitingDays = 90

/** Days before the end in which the list asks whether to go on. */
export const remindDays = 7

/** Days for which an ended or answered entry stays in view, so that it can be taken up again. */
export const keptDays = 30

/** Straws one may wait for at once; more are ordered by talking to us. */
export const mostStraws = 20

/** Entries of one customer that wait at the same time. */
export const mostEntries = 50

/** Hours in which what one was told of is not told to the next in line, so that coming first means something. */
export const headStartHours = 24

/** Hours between two mails to one customer; what comes meanwhile is told in the next one. */
export const quietHours = 1

/** Hours before a customer who was told and waits again is told again of the same. */
export const restHours = 24
