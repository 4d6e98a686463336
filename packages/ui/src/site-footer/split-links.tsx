/** LAY-26: two columns; the first gets the larger half. */
export function splitLinks<Link>(links: readonly Link[]): [Link[], Link[]] {
  const half = Math.ceil(links.length / 2)
  return [links.slice(0, half), links.slice(half)]
}
