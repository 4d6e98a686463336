import type { Education, Occupation } from '@kindred/domain/donors/traits'
import type { Random, Weights } from '../random.ts'

const academic: Weights<Education> = { master: 62, doctorate: 28, bachelor: 10 }
const bachelor: Weights<Education> = { bachelor: 62, master: 34, vocational: 4 }
const craft: Weights<Education> = { vocational: 84, secondary: 12, bachelor: 4 }

/** What each occupation usually took to learn, so that a carpenter is not a doctor of philosophy too often. */
const learning: Readonly<Record<Occupation, Weights<Education>>> = {
  accountant: bachelor,
  actor: bachelor,
  anthropologist: academic,
  architect: academic,
  baker: craft,
  biologist: academic,
  bookbinder: craft,
  boatBuilder: craft,
  careAssistant: craft,
  carpenter: craft,
  chef: craft,
  chemist: academic,
  civilEngineer: bachelor,
  climateScientist: academic,
  dancer: bachelor,
  dataAnalyst: bachelor,
  dentist: academic,
  economist: academic,
  electrician: craft,
  firefighter: craft,
  forester: craft,
  furnitureMaker: craft,
  gardener: craft,
  geologist: academic,
  graphicDesigner: bachelor,
  historian: academic,
  journalist: bachelor,
  lawyer: { master: 94, doctorate: 6 },
  librarian: bachelor,
  mathematician: academic,
  mechanic: craft,
  midwife: bachelor,
  musician: bachelor,
  nurse: bachelor,
  paramedic: craft,
  philosopher: academic,
  physicist: academic,
  physiotherapist: bachelor,
  pilot: { vocational: 60, bachelor: 40 },
  plumber: craft,
  projectManager: bachelor,
  psychologist: academic,
  sailor: craft,
  shopManager: craft,
  socialWorker: bachelor,
  softwareDeveloper: bachelor,
  soundEngineer: bachelor,
  sportsCoach: craft,
  stageDesigner: { master: 70, bachelor: 30 },
  statistician: academic,
  student: { student: 1 },
  surveyor: bachelor,
  teacher: bachelor,
  translator: bachelor,
  trainDriver: craft,
  veterinarian: academic,
  welder: craft,
  windTurbineTechnician: craft,
  writer: bachelor,
}

const working = Object.keys(learning).filter((one) => one !== 'student') as Occupation[]

/** An occupation and an education that fit each other and the age. */
export function drawWork(random: Random, age: number): { occupation: Occupation; education: Education } {
  const isStudent = age < 28 && random.chance(0.55)
  const occupation = isStudent ? 'student' : random.pick(working)
  const education = random.weighted(learning[occupation])
  return { occupation, education: education === 'doctorate' && age < 28 ? 'master' : education }
}
