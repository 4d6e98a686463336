import { stableId } from './stable-id.ts'

type Row = [name: string, street: string, postalCode: string, city: string]

/** Invented clinics; some licences end so that the warning can be seen. */
const rows: Record<string, Row[]> = {
  DK: [
    ['Aarhus Fertility House (demo)', 'Havnegade 12', '8000', 'Aarhus C'],
    ['Copenhagen Cycle Clinic (demo)', 'Søtorvet 5', '1371', 'København K'],
    ['Odense Family Clinic (demo)', 'Kongensgade 44', '5000', 'Odense C'],
    ['Aalborg Fertility (demo)', 'Nytorv 9', '9000', 'Aalborg'],
    ['Esbjerg Insemination Midwives (demo)', 'Torvegade 21', '6700', 'Esbjerg'],
    ['Roskilde Fertility Practice (demo)', 'Algade 30', '4000', 'Roskilde'],
    ['Vejle Lakeside Clinic (demo)', 'Søndergade 3', '7100', 'Vejle'],
  ],
  DE: [
    ['Kinderwunsch Alster (Demo)', 'Jungfernstieg 40', '20354', 'Hamburg'],
    ['Kinderwunsch Spree (Demo)', 'Luisenstraße 11', '10117', 'Berlin'],
    ['Praxis am Englischen Garten (Demo)', 'Königinstraße 27', '80539', 'München'],
    ['Kinderwunsch Rheinufer (Demo)', 'Konrad-Adenauer-Ufer 7', '50668', 'Köln'],
  ],
  GB: [
    ['Harbour Fertility (demo)', '2 Quay Street', 'BS1 4DJ', 'Bristol'],
    ['Northern Lights Fertility (demo)', '88 Deansgate', 'M3 2QG', 'Manchester'],
  ],
  US: [
    ['Lakeside Reproductive Medicine (demo)', '300 Orange Avenue', '32801', 'Orlando, FL'],
    ['Hudson Fertility Group (demo)', '410 West 57th Street', '10019', 'New York, NY'],
  ],
  SE: [
    ['Stockholms Fertilitet (demo)', 'Odengatan 15', '114 24', 'Stockholm'],
    ['Göteborgs Familjeklinik (demo)', 'Avenyn 22', '411 36', 'Göteborg'],
  ],
  NO: [
    ['Oslo Fertilitet (demo)', 'Bogstadveien 30', '0355', 'Oslo'],
    ['Bergen Familieklinikk (demo)', 'Strandgaten 18', '5013', 'Bergen'],
  ],
}

export const clinics = Object.entries(rows).flatMap(([country, list]) =>
  list.map(([name, street, postalCode, city], index) => ({
    id: stableId(`clinic ${country} ${index}`),
    name,
    street,
    postalCode,
    city,
    country,
    receivingHours: 'Monday to Friday, 8:00 to 14:00',
    licenceValidUntil: index === 3 ? '2027-01-31' : '2028-12-31',
  })),
)
