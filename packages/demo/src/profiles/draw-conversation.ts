import type { DemoDonor } from '../donors/donor.ts'
import { startRandom } from '../random.ts'

/** What is asked in a recording, and what somebody of this world may answer. */
const talks: readonly (readonly [question: string, answers: readonly string[]])[] = [
  [
    'What did you want to be when you were ten?',
    [
      'A lighthouse keeper. I liked that everybody needs you and nobody rings.',
      'A bus driver, because of the doors.',
      'Somebody who names stars. I still look up a lot.',
      'A baker, for the smell. I had not heard about the hours.',
    ],
  ],
  [
    'And what is a good day now?',
    [
      'Coffee before anybody is awake, work that goes well, and a swim.',
      'One where I have made something with my hands and called my mother.',
      'A long table, too much food, and people who stay.',
      'Rain in the morning, so that nobody minds reading until noon.',
    ],
  ],
  [
    'Whom do you take after?',
    [
      'My grandmother. She hummed all day and never knew it.',
      'My father, I am told, when I look for my glasses.',
      'My sister says nobody, and then we laugh at the same moment.',
      'My mother’s patience. My father’s knees, I am afraid.',
    ],
  ],
  [
    'Why are you here?',
    [
      'Friends of ours waited for years. I kept thinking: this is a thing I could do.',
      'Because somebody asked whether I would, and I could not find a reason not to.',
      'I like the thought of a letter that begins with: you do not know me.',
      'My own family is loud and wonderful. I wish others theirs.',
    ],
  ],
  [
    'Is there something you would like a child to know?',
    [
      'That they were wished for. The rest they may ask me.',
      'That asking is always allowed.',
      'That it is fine to be slow at things.',
      'That I thought about it for a long time, and it was a glad thought.',
    ],
  ],
]

/** Said in every transcript, so that nobody takes it for a person. */
const notice = 'This conversation is invented; what you hear is a hum made by a computer.'

/** The words to a recording: four questions and answers, one line for each who speaks. */
export function drawConversation(donor: DemoDonor): string {
  const random = startRandom('conversation', donor.position)
  const lines = random
    .sample(talks, 4)
    .flatMap(([question, answers]) => [`— ${question}`, `${donor.alias}: ${random.pick(answers)}`])
  return [...lines, notice].join('\n')
}

const greetings = [
  'Whoever reads this one day: I hope you laugh often.',
  'I write slowly, so that you can read it.',
  'Greetings from somebody who thought of you before you were there.',
  'If you have my handwriting, practise. It did not help me.',
  'Be kind to yourself. It is harder than it sounds.',
  'Come by water if you can. Everything looks better from a boat.',
]

/** What a donor writes by hand: a greeting, and the motto of the profile. */
export function drawHandwrittenText(donor: DemoDonor, motto: string): string {
  const random = startRandom('handwriting', donor.position)
  return `${random.pick(greetings)} ${motto}`
}
