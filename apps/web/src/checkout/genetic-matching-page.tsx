import type { geneticMatchingInformationSchema } from '@kindred/contracts/checkout'
import type { GeneEntry } from '@kindred/contracts/genetic-matching'
import type { z } from 'zod'
import { collectTexts } from '../genetic-matching/collect-texts.ts'
import { listGeneOptions } from '../genetic-matching/list-gene-options.ts'
import { listPopulationOptions } from '../genetic-matching/list-population-options.ts'
import { callPersonal } from '../server/call-api.ts'
import { getTexts } from '../texts/get-texts.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { GeneticMatchingForm } from './genetic-matching-form.lazy.tsx'
import { loadStep } from './load-step.ts'
import { pickTexts } from './pick-texts.ts'
import type { CheckoutPlace } from './place.ts'
import { markSteps } from './steps-of-page.ts'

type Information = z.output<typeof geneticMatchingInformationSchema>

/** The step of genetic matching (GEN-02): whose test it is, what was found, and the laboratory's report. */
export async function GeneticMatchingPage({ place }: { place: CheckoutPlace }) {
  const { t, group } = await getTexts(place.locale)
  const tab = 'geneticMatchingInformation'
  const { checkout, genetics } = await loadStep<Information>(
    place,
    tab,
    'getcheckoutgeneticmatchinginformation',
  )
  const genes = await callPersonal(place.shopCode)<GeneEntry[]>('/api/geneticmatching/genes')
  return (
    <CheckoutFrame
      place={place}
      page={tab}
      steps={await markSteps(place, checkout.steps, tab)}
      title={t('checkout.geneticMatching.title')}
      lead={t('checkout.geneticMatching.lead')}
    >
      <GeneticMatchingForm
        place={place}
        texts={await pickTexts(place.locale, 'checkout.geneticMatching', 'genetics.errors')}
        checkout={checkout}
        now={new Date().toISOString()}
        genetics={genetics}
        genes={listGeneOptions(genes)}
        populations={listPopulationOptions(
          genes,
          group('genetics.population'),
          t('genetics.person.populationAny'),
        )}
        words={{
          person: group('genetics.person'),
          findings: group('genetics.findings'),
          file: collectTexts(group, 'genetics.file', 'reasons'),
          report: group('genetics.report'),
          consent: group('genetics.consent'),
          errors: group('genetics.errors'),
        }}
      />
    </CheckoutFrame>
  )
}
