/**
 * The words in which a donor's appearance and background are stored: stable keys, in the order a person reads them.
 * Labels are texts (`traits.<list>.<key>`); languages are ISO 639-1 codes and countries ISO 3166-1, whose names come from
 * the platform. Lists may grow; a key that was ever stored never changes its meaning.
 */
export const hairColours = ['blond', 'lightBrown', 'brown', 'darkBrown', 'black', 'red'] as const
export type HairColour = (typeof hairColours)[number]

export const hairTextures = ['straight', 'wavy', 'curly', 'coily'] as const
export type HairTexture = (typeof hairTextures)[number]

export const eyeColours = ['blue', 'blueGrey', 'green', 'hazel', 'brown', 'darkBrown'] as const
export type EyeColour = (typeof eyeColours)[number]

export const skinTones = ['fair', 'light', 'medium', 'olive', 'brown', 'dark'] as const
export type SkinTone = (typeof skinTones)[number]

export const bloodTypes = ['O+', 'A+', 'B+', 'AB+', 'O-', 'A-', 'B-', 'AB-'] as const
export type BloodType = (typeof bloodTypes)[number]

export const races = ['white', 'black', 'asian', 'latino', 'arab', 'indigenous', 'pacificIslander'] as const
export type Race = (typeof races)[number]

export const ethnicities = [
  'danish',
  'swedish',
  'norwegian',
  'sami',
  'finnish',
  'icelandic',
  'faroese',
  'greenlandic',
  'german',
  'austrian',
  'dutch',
  'belgian',
  'french',
  'english',
  'scottish',
  'welsh',
  'irish',
  'spanish',
  'portuguese',
  'italian',
  'greek',
  'czech',
  'polish',
  'hungarian',
  'estonian',
  'lithuanian',
  'ukrainian',
  'serbian',
  'romanian',
  'ashkenaziJewish',
  'turkish',
  'iranian',
  'lebanese',
  'moroccan',
  'egyptian',
  'sudanese',
  'somali',
  'ethiopian',
  'kenyan',
  'ghanaian',
  'nigerian',
  'senegalese',
  'africanAmerican',
  'jamaican',
  'punjabi',
  'bengali',
  'tamil',
  'sinhalese',
  'pashtun',
  'chinese',
  'japanese',
  'korean',
  'vietnamese',
  'filipino',
  'thai',
  'mexican',
  'colombian',
  'brazilian',
  'chilean',
  'argentinian',
  'nativeAmerican',
  'maori',
  'samoan',
] as const
export type Ethnicity = (typeof ethnicities)[number]

export const educations = ['secondary', 'vocational', 'student', 'bachelor', 'master', 'doctorate'] as const
export type Education = (typeof educations)[number]

export const occupations = [
  'accountant',
  'actor',
  'anthropologist',
  'architect',
  'baker',
  'biologist',
  'bookbinder',
  'boatBuilder',
  'careAssistant',
  'carpenter',
  'chef',
  'chemist',
  'civilEngineer',
  'climateScientist',
  'dancer',
  'dataAnalyst',
  'dentist',
  'economist',
  'electrician',
  'firefighter',
  'forester',
  'furnitureMaker',
  'gardener',
  'geologist',
  'graphicDesigner',
  'historian',
  'journalist',
  'lawyer',
  'librarian',
  'mathematician',
  'mechanic',
  'midwife',
  'musician',
  'nurse',
  'paramedic',
  'philosopher',
  'physicist',
  'physiotherapist',
  'pilot',
  'plumber',
  'projectManager',
  'psychologist',
  'sailor',
  'shopManager',
  'socialWorker',
  'softwareDeveloper',
  'soundEngineer',
  'sportsCoach',
  'stageDesigner',
  'statistician',
  'student',
  'surveyor',
  'teacher',
  'translator',
  'trainDriver',
  'veterinarian',
  'welder',
  'windTurbineTechnician',
  'writer',
] as const
export type Occupation = (typeof occupations)[number]

/** Short words on a donor's card; at most one, the most urgent. */
const splashLabels = ['newThisWeek', 'lastStraws', 'newAudio', 'newPhotos', 'backInStock'] as const
export type SplashLabel = (typeof splashLabels)[number]
