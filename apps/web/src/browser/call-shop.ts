import type { Send } from '@kindred/contracts/request'

/** Calls of the browser in one shop (API-02). What makes them is loaded with the first. */
export const callShop =
  (shopCode: string): Send =>
  async (path, call) => {
    const { sendInShop } = await import('./shop-client.ts')
    return sendInShop(shopCode)(path, call)
  }
