import { FavouriteHeartIsland } from './favourite-heart.lazy.tsx'
import { readFavouriteWords, readHeartPlace } from './favourite-words.ts'

export type FavouriteHeartProps = {
  donor: { donorGuid: string; donorId: string; name: string }
  locale: string
  shopCode: string
  /** Of the page it stands on. */
  path: string
}

/** The heart of a donor (DON-17). The page is the same for everybody: whose heart it is arrives afterwards. */
export async function FavouriteHeart({ donor, locale, shopCode, path }: FavouriteHeartProps) {
  const { donorGuid, donorId, name } = donor
  return (
    <FavouriteHeartIsland
      donorGuid={donorGuid}
      donorId={donorId}
      name={name}
      place={readHeartPlace(locale, shopCode, path)}
      words={await readFavouriteWords(locale)}
    />
  )
}
