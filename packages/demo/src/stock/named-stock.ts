import type { ItemShape } from './draw-items.ts'

const item = (
  strawType: ItemShape['strawType'],
  motClass: ItemShape['motClass'],
  onHand: number,
): ItemShape => ({
  shopCode: 'dk',
  strawType,
  motClass,
  volumeUl: 500,
  onHand,
})

/** What the named donors have, by code: what pictures and guides say about them. */
export const namedStock: Readonly<Record<string, readonly ItemShape[]>> = {
  K4127: [item('IUI', 30, 6), item('IUI', 20, 14), item('IUI', 10, 2), item('ICI', 20, 9), item('IVF', 5, 0)],
  K3980: [item('IUI', 20, 2)],
  K2876: [item('IUI', 10, 31), item('ICI', 20, 12)],
  K3511: [item('IUI', 20, 11), item('IUI', 10, 7), item('ICI', 10, 5)],
  K4022: [item('IUI', 20, 11), item('IUI', 30, 3), { ...item('IUI', 20, 8), shopCode: 'uk' }],
  K4310: [item('IUI', 10, 22), item('IUI', 20, 17), item('IVF', 5, 8)],
  K4188: [item('IUI', 10, 18), item('IVF', 5, 26)],
  K4301: [item('IUI', 10, 7), item('ICI', 20, 5)],
  K4255: [item('IUI', 20, 19), item('IUI', 30, 12)],
}
