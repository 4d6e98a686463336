import type { Texts } from '../texts.ts'
import account from './account.json' with { type: 'json' }
import accounts from './accounts.json' with { type: 'json' }
import basket from './basket.json' with { type: 'json' }
import blocks from './blocks.json' with { type: 'json' }
import blog from './blog.json' with { type: 'json' }
import checkout from './checkout.json' with { type: 'json' }
import common from './common.json' with { type: 'json' }
import compare from './compare.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import dates from './dates.json' with { type: 'json' }
import donor from './donor.json' with { type: 'json' }
import downloads from './downloads.json' with { type: 'json' }
import faces from './faces.json' with { type: 'json' }
import favourites from './favourites.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import genetics from './genetics.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import invoices from './invoices.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import location from './location.json' with { type: 'json' }
import mail from './mail.json' with { type: 'json' }
import newYorkForm from './newYorkForm.json' with { type: 'json' }
import orders from './orders.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import sandbox from './sandbox.json' with { type: 'json' }
import savedSearches from './savedSearches.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import siteSearch from './siteSearch.json' with { type: 'json' }
import staff from './staff.json' with { type: 'json' }
import traits from './traits.json' with { type: 'json' }
import uploads from './uploads.json' with { type: 'json' }
import waitingList from './waitingList.json' with { type: 'json' }

export const texts: Texts = {
  account,
  accounts,
  basket,
  blocks,
  blog,
  checkout,
  common,
  compare,
  consent,
  dates,
  donor,
  downloads,
  faces,
  favourites,
  forms,
  genetics,
  identity,
  invoices,
  layout,
  location,
  mail,
  newYorkForm,
  orders,
  pages,
  sandbox,
  savedSearches,
  search,
  siteSearch,
  staff,
  traits,
  uploads,
  waitingList,
}
