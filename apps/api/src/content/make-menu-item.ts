import type { MenuItem } from '@kindred/contracts/content'

type Given = Pick<MenuItem, 'id' | 'title' | 'url'> & Partial<MenuItem>

/** LAY-15: an entry of a menu; what is not said is empty. */
export function makeMenuItem(given: Given): MenuItem {
  return {
    text: '',
    children: [],
    isActive: false,
    isB2B: false,
    megaMenuBlocks: [],
    pageGuid: null,
    nameInUrl: '',
    ...given,
  }
}
