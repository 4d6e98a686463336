import { type Law, wikipedia } from './law.ts'

const familyLimits = 'healthlawcentral.com, family limits'

export const world: Law[] = [
  {
    code: 'US',
    regime: 'both',
    source: wikipedia,
    standards: ['us'],
    shops: ['usa'],
    limits: [
      {
        unit: 'births',
        limit: 25,
        source: `${wikipedia} (guideline: 25 births per 850,000 people)`,
        isGuideline: true,
      },
    ],
    states: [
      { code: 'CA', name: 'California' },
      { code: 'FL', name: 'Florida' },
      { code: 'NY', name: 'New York' },
      { code: 'TX', name: 'Texas' },
      { code: 'WA', name: 'Washington' },
    ],
    eligibility: 'Everybody; rules vary by state. New York asks for a form before shipping.',
  },
  {
    code: 'CA',
    regime: 'both',
    source: 'bmcmedethics.biomedcentral.com, SOR/2019-192',
    standards: ['us'],
    shops: ['usa'],
    limits: [
      {
        unit: 'births',
        limit: 25,
        source: `${wikipedia} (guideline: 25 per 800,000 people)`,
        isGuideline: true,
      },
    ],
    eligibility: 'Import must keep to SOR/2019-192.',
  },
  {
    code: 'AU',
    regime: 'idRelease',
    source: 'sensitivematters.net, donor conception in Australia',
    states: [
      { code: 'NSW', name: 'New South Wales' },
      { code: 'VIC', name: 'Victoria' },
      { code: 'QLD', name: 'Queensland' },
      { code: 'SA', name: 'South Australia' },
      { code: 'WA', name: 'Western Australia' },
    ],
    limits: [
      { state: 'NSW', unit: 'women', limit: 5, source: familyLimits },
      { state: 'VIC', unit: 'women', limit: 10, source: familyLimits },
      { state: 'WA', unit: 'families', limit: 5, source: familyLimits },
      { state: 'SA', unit: 'families', limit: 10, source: familyLimits },
      { state: 'QLD', unit: 'families', limit: 10, source: 'health.qld.gov.au, family limit' },
    ],
    eligibility:
      'Each state has its own limit; Queensland may approve exceptions. No rule of the other states was found.',
  },
  {
    code: 'NZ',
    regime: 'idRelease',
    source: null,
    limits: [
      { unit: 'families', limit: 4, source: wikipedia },
      { unit: 'children', limit: 10, source: wikipedia },
    ],
    eligibility: 'Nothing further was found.',
  },
  {
    code: 'HK',
    regime: 'both',
    source: null,
    limits: [{ unit: 'children', limit: 3, source: wikipedia }],
    eligibility: 'Nothing further was found.',
  },
  {
    code: 'IL',
    regime: 'idRelease',
    source: null,
    standards: ['eu', 'us'],
    shops: ['dk', 'usa'],
    eligibility:
      'Donors in the country are anonymous; imported donors with ID release are used privately, with a permit of the Ministry of Health (not verified).',
  },
]
