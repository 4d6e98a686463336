import { type Law, limitsOverview, overview, survey, wikipedia } from './law.ts'

export const northWest: Law[] = [
  {
    code: 'DK',
    regime: 'both',
    source: overview,
    isEu: true,
    limits: [{ unit: 'families', limit: 12, source: limitsOverview }],
    homeSource: 'thelocal.dk, February 2022 (banned since July 2018)',
    eligibility:
      'Single women, women couples and straight couples. Straws go to a clinic or authorised health staff only.',
  },
  {
    code: 'SE',
    regime: 'idRelease',
    source: overview,
    isEu: true,
    limits: [
      { unit: 'families', limit: 6, source: limitsOverview },
      { unit: 'children', limit: 12, source: wikipedia },
    ],
    eligibility: 'Couples; single women as well (not verified).',
  },
  {
    code: 'NO',
    regime: 'idRelease',
    source: overview,
    limits: [
      {
        unit: 'families',
        limit: 6,
        source: 'dk.cryosinternational.com, quota reservation',
        onePerPregnancy: true,
      },
      {
        unit: 'children',
        limit: 8,
        source: 'dk.cryosinternational.com, quota reservation',
        onePerPregnancy: true,
      },
    ],
    eligibility:
      'Couples; single women since 2020 (not verified). Each pregnancy needs a family place of its own.',
  },
  {
    code: 'FI',
    regime: 'idRelease',
    source: overview,
    isEu: true,
    limits: [
      { unit: 'families', limit: 5, source: 'worldpopulationreview.com, sperm donation laws by country' },
    ],
    eligibility: 'The child may ask at 18. Singles and couples (not verified).',
  },
  {
    code: 'EE',
    regime: 'nonIDRelease',
    source: overview,
    isEu: true,
    limits: [{ unit: 'families', limit: 6, source: null }],
    eligibility: 'Women up to 50 (not verified).',
  },
  { code: 'LV', regime: 'nonIDRelease', source: overview, isEu: true, eligibility: 'No limit was found.' },
  {
    code: 'LT',
    regime: 'nonIDRelease',
    source: overview,
    isEu: true,
    eligibility: `Straight couples only (${survey}).`,
  },
  {
    code: 'DE',
    regime: 'idRelease',
    source: 'kinderwunschzentrum-hamburg.de and gynemed.de, donor register since 1 July 2018',
    isEu: true,
    shops: ['de', 'dk'],
    eggs: false,
    homeSource: 'cryostore.de',
    limits: [{ unit: 'families', limit: 15, source: limitsOverview }],
    eligibility:
      'Straws go to medical institutions only. The register keeps data for 110 years; the child may ask from 16. Single women are not regulated explicitly and many clinics refuse (yourivfsupport.com). Egg donation is banned.',
  },
  {
    code: 'NL',
    regime: 'idRelease',
    source: overview,
    isEu: true,
    limits: [
      { unit: 'families', limit: 12, source: 'paudal.com, 7 July 2023' },
      { unit: 'children', limit: 25, source: 'paudal.com, 7 July 2023' },
    ],
    eligibility: `Everybody (${survey}).`,
  },
  {
    code: 'BE',
    regime: 'both',
    source: 'belganewsagency.eu, constitutional court on donor anonymity',
    isEu: true,
    limits: [{ unit: 'women', limit: 6, source: 'particle.news, TP53 investigation' }],
    eligibility:
      'Everybody. Absolute anonymity was found unconstitutional; the law must change by 30 June 2027.',
  },
  {
    code: 'LU',
    regime: 'idRelease',
    source: overview,
    isEu: true,
    eggs: false,
    eggSource: survey,
    eligibility: 'Egg donation is banned. No limit was found.',
  },
  {
    code: 'GB',
    regime: 'idRelease',
    source: overview,
    shops: ['uk', 'dk'],
    limits: [{ unit: 'families', limit: 10, source: limitsOverview }],
    openSource: 'hfea.gov.uk (only through a licensed clinic, which applies for it)',
    eligibility: 'Everybody. Import only through a licensed clinic, which applies for it.',
  },
  {
    code: 'IE',
    regime: 'idRelease',
    source: 'kennedyslaw.com, donor anonymity in Ireland',
    isEu: true,
    shops: ['uk', 'dk'],
    limits: [{ unit: 'families', limit: 4, source: null }],
    eligibility:
      'Couples, women couples and single women. The clinic must hold the donor’s name, date of birth and contact.',
  },
  {
    code: 'FR',
    regime: 'idRelease',
    source: 'fertilevision.fr, end of anonymity',
    isEu: true,
    isOpen: false,
    limits: [{ unit: 'births', limit: 10, source: 'onemedia.fr, end of anonymity' }],
    eligibility:
      'Straight couples, and single women and women couples since 2021. No commercial way of import was found.',
  },
  {
    code: 'AT',
    regime: 'idRelease',
    source: overview,
    isEu: true,
    shops: ['de', 'dk'],
    limits: [{ unit: 'families', limit: 3, source: limitsOverview }],
    eligibility: 'Couples, women couples included; single women are not (not verified).',
  },
  {
    code: 'CH',
    regime: 'idRelease',
    source: overview,
    shops: ['de', 'dk'],
    eggs: false,
    limits: [{ unit: 'children', limit: 8, source: null }],
    eligibility:
      'Married couples. Sources disagree whether the limit of 8 counts families or children; we count children, which is stricter. Egg donation is banned.',
  },
]
