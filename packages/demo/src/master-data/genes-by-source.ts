/**
 * Gene, condition, carriers as "one in" with the population in front where it is not general, detection rate in per cent.
 * Grouped by where the frequency was read; where nothing was found the rows say so.
 */
export type GeneRow = [gene: string, condition: string, frequency: string, detection?: string]
export type GeneGroup = { source: string | null; isXLinked?: boolean; rows: GeneRow[] }

export const geneGroups: GeneGroup[] = [
  {
    source: 'docest.com/doc/351818; uhhospitals.org, Cystic Fibrosis Carrier Screening Panel',
    rows: [
      [
        'CFTR',
        'Cystic fibrosis',
        'European 29.5, Ashkenazi 23',
        'European 90.6, Ashkenazi 95.9, Hispanic 83.7, African 72.5, East Asian 54.5',
      ],
    ],
  },
  {
    source: 'docest.com/doc/351818; olliestale.blogspot.com (FSMA)',
    rows: [
      [
        'SMN1',
        'Spinal muscular atrophy',
        '67, European 37, Ashkenazi 46, East Asian 56, African 91, Hispanic 125',
      ],
    ],
  },
  {
    source: 'pmc.ncbi.nlm.nih.gov/articles/PMC8172936 (derived from prevalence, mild variants included)',
    rows: [
      ['HBB', 'Sickle cell disease and beta thalassaemia', 'African 11'],
      ['MEFV', 'Familial Mediterranean fever', 'Ashkenazi 13'],
      ['BTD', 'Biotinidase deficiency', '15'],
      ['ABCA4', 'Stargardt disease', '25'],
      ['HFE', 'Haemochromatosis 1', 'European 9'],
    ],
  },
  {
    source: 'nature.com/articles/s41525-022-00287-z, table 2',
    rows: [
      ['HBA1/HBA2', 'Alpha thalassaemia', 'East Asian 13'],
      ['GALC', 'Krabbe disease', 'East Asian 70'],
      ['SLC25A13', 'Citrin deficiency', 'East Asian 74'],
      ['POLG', 'POLG disorders', 'East Asian 81'],
      ['SLC22A5', 'Primary carnitine deficiency', 'East Asian 110'],
      ['SLC25A20', 'CACT deficiency', 'East Asian 128'],
    ],
  },
  {
    source: 'docest.com/doc/351818',
    rows: [
      ['GJB2', 'Deafness DFNB1A', 'European 42, East Asian 4'],
      ['SERPINA1', 'Alpha-1 antitrypsin deficiency', 'European 38'],
      ['PAH', 'Phenylketonuria', '50'],
      ['CYP21A2', 'Congenital adrenal hyperplasia', '57'],
      ['PMM2', 'Congenital disorder of glycosylation Ia', '71'],
      ['ACADM', 'MCAD deficiency', '85'],
      ['ACADVL', 'VLCAD deficiency', '87'],
      ['ATP7B', 'Wilson disease', '87'],
      ['SPG7', 'Spastic paraplegia 7', '91'],
      ['FXN', 'Friedreich ataxia', '97'],
      ['OCA2', 'Oculocutaneous albinism 2', '99'],
      ['SLC26A4', 'Pendred syndrome and DFNB4', '112, East Asian 77'],
      ['CYP27A1', 'Cerebrotendinous xanthomatosis', '112'],
      ['CLCN1', 'Myotonia congenita', '112'],
      ['ACADS', 'SCAD deficiency', '112'],
    ],
  },
  {
    source: 'pmc.ncbi.nlm.nih.gov/articles/PMC5413855',
    rows: [['DHCR7', 'Smith-Lemli-Opitz syndrome', 'European 54, Ashkenazi 43']],
  },
  {
    source: 'pmc.ncbi.nlm.nih.gov/articles/PMC3110977, table 1; snpedia.com, Ashkenazi Jews',
    rows: [
      ['HEXA', 'Tay-Sachs disease', 'Ashkenazi 29', 'Ashkenazi 92'],
      ['GBA1', 'Gaucher disease', 'Ashkenazi 16', 'Ashkenazi 89'],
      ['ELP1', 'Familial dysautonomia', 'Ashkenazi 31', 'Ashkenazi 99'],
      ['ASPA', 'Canavan disease', 'Ashkenazi 48', 'Ashkenazi 97.4'],
      ['FANCC', 'Fanconi anaemia C', 'Ashkenazi 95', 'Ashkenazi 99'],
      ['SMPD1', 'Niemann-Pick disease A and B', 'Ashkenazi 100', 'Ashkenazi 97'],
      ['BLM', 'Bloom syndrome', 'Ashkenazi 120', 'Ashkenazi 99'],
      ['MCOLN1', 'Mucolipidosis IV', 'Ashkenazi 110', 'Ashkenazi 95'],
    ],
  },
  {
    source: 'snpedia.com, Ashkenazi Jews',
    rows: [
      ['G6PC1', 'Glycogen storage disease Ia', 'Ashkenazi 64'],
      ['ABCC8', 'Familial hyperinsulinism', 'Ashkenazi 68'],
      ['TMEM216', 'Joubert syndrome 2', 'Ashkenazi 90'],
      ['BCKDHB', 'Maple syrup urine disease 1B', 'Ashkenazi 97'],
      ['DLD', 'Lipoamide dehydrogenase deficiency', 'Ashkenazi 107'],
      ['CLRN1', 'Usher syndrome 3', 'Ashkenazi 120'],
      ['PCDH15', 'Usher syndrome 1F', 'Ashkenazi 147'],
      ['FKTN', 'Walker-Warburg syndrome', 'Ashkenazi 150'],
      ['NEB', 'Nemaline myopathy', 'Ashkenazi 168'],
    ],
  },
  {
    source: null,
    rows: [
      ['AGL', 'Glycogen storage disease III', '159'],
      ['AGXT', 'Primary hyperoxaluria 1', '120'],
      ['ABCB11', 'Progressive familial intrahepatic cholestasis 2', '150'],
      ['ABCA3', 'Surfactant dysfunction 3', '160'],
      ['ADA', 'Severe combined immunodeficiency (ADA)', '220'],
      ['AIRE', 'Autoimmune polyendocrinopathy (APECED)', '200, Finnish 79'],
      ['ALDH3A2', 'Sjögren-Larsson syndrome', '250'],
      ['ACAT1', 'Beta-ketothiolase deficiency', '300'],
      ['AGA', 'Aspartylglucosaminuria', 'Finnish 70'],
      ['GALT', 'Galactosaemia', '100'],
      ['GAA', 'Pompe disease', '100'],
      ['USH2A', 'Usher syndrome 2A', '70'],
      ['CLN3', 'Batten disease (CLN3)', '180'],
      ['IDUA', 'Mucopolysaccharidosis I', '150'],
      ['GNPTAB', 'Mucolipidosis II and III', '200'],
      ['ARSA', 'Metachromatic leukodystrophy', '100'],
      ['NPC1', 'Niemann-Pick disease C1', '190'],
      ['TPP1', 'Neuronal ceroid lipofuscinosis 2', '200'],
      ['FAH', 'Tyrosinaemia 1', '100'],
    ],
  },
  {
    source: null,
    isXLinked: true,
    rows: [
      ['FMR1', 'Fragile X syndrome', '200'],
      ['DMD', 'Duchenne and Becker muscular dystrophy', '2000'],
      ['G6PD', 'G6PD deficiency', ''],
      ['F8', 'Haemophilia A', ''],
      ['OTC', 'Ornithine transcarbamylase deficiency', ''],
      ['ABCD1', 'Adrenoleukodystrophy', ''],
      ['GLA', 'Fabry disease', ''],
      ['IDS', 'Hunter syndrome', ''],
      ['MTM1', 'X-linked myotubular myopathy', ''],
      ['RPGR', 'Retinitis pigmentosa 3', ''],
      ['L1CAM', 'X-linked hydrocephalus', ''],
    ],
  },
]
