import type { Texts } from '../texts.ts'
import account from './account.json' with { type: 'json' }
import accounts from './accounts.json' with { type: 'json' }
import basket from './basket.json' with { type: 'json' }
import blocks from './blocks.json' with { type: 'json' }
import checkout from './checkout.json' with { type: 'json' }
import common from './common.json' with { type: 'json' }
import donor from './donor.json' with { type: 'json' }
import favourites from './favourites.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import invoices from './invoices.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import location from './location.json' with { type: 'json' }
import mail from './mail.json' with { type: 'json' }
import orders from './orders.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import traits from './traits.json' with { type: 'json' }
import waitingList from './waitingList.json' with { type: 'json' }

export const texts: Texts = {
  account,
  accounts,
  basket,
  blocks,
  checkout,
  common,
  donor,
  favourites,
  identity,
  invoices,
  layout,
  location,
  mail,
  orders,
  search,
  traits,
  waitingList,
}
