import { demoKinds } from './kinds/demo-kinds.ts'
import { about } from './writings/about.ts'
import { blog } from './writings/blog.ts'
import { contact } from './writings/contact.ts'
import { delivery } from './writings/delivery.ts'
import { demoPages } from './writings/demo-index.ts'
import { forClinics } from './writings/for-clinics.ts'
import { forms } from './writings/forms.ts'
import { geneticMatching } from './writings/genetic-matching.ts'
import { guide } from './writings/guide.ts'
import { homePrivate } from './writings/home-private.ts'
import { homeProfessional } from './writings/home-professional.ts'
import { howToOrder } from './writings/how-to-order.ts'
import { law } from './writings/law.ts'
import { legal } from './writings/legal.ts'
import { prices } from './writings/prices.ts'
import { quotas } from './writings/quotas.ts'
import { safety } from './writings/safety.ts'
import { search } from './writings/search.ts'
import { storage } from './writings/storage.ts'

/** Every page of the demo world. */
export const writings = [
  homePrivate,
  homeProfessional,
  ...search,
  prices,
  howToOrder,
  quotas,
  law,
  delivery,
  storage,
  safety,
  geneticMatching,
  about,
  forClinics,
  contact,
  ...forms,
  ...legal,
  ...guide,
  ...blog,
  ...demoPages,
  ...demoKinds,
]
