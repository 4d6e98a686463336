import { loadPosts } from '../lib.mjs'

export const basketPath = '/api/commerce/dk-shop/en-gb/basket'

/** Customers whose baskets change by turns, so that no two requests at once want the same basket. */
export const baskets = 400

/**
 * Makes the requests that give every basket in turn the next quantity of its one line.
 *
 * @param {{ customers: string[], stockItems: string[], first: number, quantities: number[] }} of
 *   `first`: the first of the customers and items that are taken
 */
export function changeLines({ customers, stockItems, first, quantities }) {
  let turn = 0
  return (request) => {
    const of = first + (turn % baskets)
    const quantity = quantities[Math.floor(turn++ / baskets) % quantities.length]
    const line = { lineHandlingType: 'strawDelivery', stockItemId: stockItems[of], quantity }
    return {
      ...request,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${customers[of]}`,
        'x-treatment-country': 'DK',
      },
      body: JSON.stringify(line),
    }
  }
}

/** Changes lines of baskets for some seconds. */
export const loadLines = ({ url, seconds, ...of }) => loadPosts(url, basketPath, changeLines(of), seconds)
