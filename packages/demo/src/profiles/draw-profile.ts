import type { DemoDonor } from '../donors/donor.ts'
import { hasHandwriting } from '../donors/plan-media.ts'
import { type Random, startRandom } from '../random.ts'
import { drawConversation, drawHandwrittenText } from './draw-conversation.ts'
import { drawHealthHistory } from './draw-health-history.ts'
import { drawPersonality } from './draw-personality.ts'
import { namedTexts } from './named-texts.ts'
import type { DonorProfile, ProfileTexts } from './profile.ts'
import { childhoods, impressions, interests, inventedNotice, mottos, reasons } from './sentences.ts'

/** What a person reads about a donor: it tells of the same work, education and languages as the donor's row. */
export function drawProfile(donor: DemoDonor): DonorProfile {
  const random = startRandom('profile', donor.position)
  const texts = { 'en-GB': drawTexts(random, donor), ...namedTexts[donor.code] }
  return {
    texts: { ...texts, 'en-GB': { ...texts['en-GB'], ...drawSpoken(donor, texts['en-GB']) } },
    healthHistory: drawHealthHistory(donor),
    personality: drawPersonality(donor),
  }
}

/** The words to a recording and to a sheet of handwriting, in the language they are in. */
function drawSpoken(donor: DemoDonor, { motto }: ProfileTexts): Partial<ProfileTexts> {
  return {
    ...(donor.hasAudio ? { audioTranscript: drawConversation(donor) } : {}),
    ...(hasHandwriting(donor) ? { handwrittenText: drawHandwrittenText(donor, motto) } : {}),
  }
}

function drawTexts(random: Random, donor: DemoDonor): ProfileTexts {
  const [first, second] = random.sample(interests, 2)
  if (!first || !second) throw new Error('Too few interests')
  const sentences = [
    tellWork(random, donor),
    random.pick([
      `I like ${first[0]}, and on Sundays you find me ${second[1]}.`,
      `Away from work you find me ${first[1]}; I also like ${second[0]}.`,
      `What I like best is ${first[0]}.`,
    ]),
    ...(random.chance(0.45) ? [random.pick(childhoods)] : []),
    ...(random.chance(0.6) ? [random.pick(reasons)] : []),
  ]
  return {
    motto: random.pick(mottos),
    description: [...sentences.slice(0, 4), inventedNotice].join(' '),
    staffImpression: random.pick(impressions),
  }
}

const learnt: Readonly<Record<DemoDonor['education'], string>> = {
  secondary: 'learnt it on the job',
  vocational: 'learnt it from the ground up as an apprentice',
  student: 'am not finished yet',
  bachelor: 'took a bachelor’s degree for it',
  master: 'took a master’s degree for it',
  doctorate: 'wrote a doctoral thesis on the way',
}

function tellWork(random: Random, donor: DemoDonor): string {
  if (donor.occupation === 'student') {
    return random.pick([
      'I am a student and work two evenings a week to pay for it.',
      'I am a student, in the middle of it, and happier with every year.',
      'I am a student; the library knows me well.',
    ])
  }
  const work = withArticle(sayOccupation(donor.occupation))
  return random.pick([
    `I am ${work} and ${learnt[donor.education]}.`,
    `I work as ${work}; I ${learnt[donor.education]}.`,
    `I became ${work} because I could not imagine anything else, and ${learnt[donor.education]}.`,
  ])
}

/** `windTurbineTechnician` is “wind turbine technician”. */
function sayOccupation(occupation: DemoDonor['occupation']): string {
  return occupation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
