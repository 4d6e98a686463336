/**
 * Does something once more when it failed the first time.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @param {(why: string) => void} tell hears why it is done again
 * @returns {Promise<T>} rejects with the second failure
 */
export async function tryTwice(work, tell) {
  try {
    return await work()
  } catch (error) {
    tell(error.message)
    return work()
  }
}
