import { z } from 'zod'
import { block, imageSchema, optionalText, richTextSchema, text } from '../parts.ts'
import { readVideo } from './read-video.ts'

/** BLK-17 */
export const videoTextSchema = block('videoText', {
  headline: optionalText,
  content: richTextSchema.nullish(),
  videoURL: z
    .string()
    .refine((address) => readVideo(address) !== null, 'no address of a video that can be shown'),
  videoTitle: text,
  image: imageSchema.nullish(),
  autoplay: z.boolean().nullish(),
  videoOnRight: z.boolean().nullish(),
})
export type VideoTextData = z.infer<typeof videoTextSchema>
