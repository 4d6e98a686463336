import { readLink } from '@kindred/domain/content/read-link'
import { z } from 'zod'
import { block, imageSchema, linkSchema, optionalText } from '../parts.ts'

export const linkTargets = ['_self', '_blank'] as const

/** A post as a list shows it. */
const showcasePostSchema = z.object({
  epiId: z.int(),
  title: z.string(),
  /** Of title and intro: the nearest language the post is written in. */
  locale: z.string(),
  url: linkSchema,
  intro: z.string().nullable(),
  publishedOn: z.string().nullable(),
  readingMinutes: z.int(),
  tags: z.array(z.object({ name: z.string(), url: linkSchema.nullable() })),
  image: imageSchema.nullable(),
})
export type ShowcasePost = z.infer<typeof showcasePostSchema>

/** BLK-18: the chosen posts are filled in when the page is made; `viewAllURL` is null where the shop has no overview. */
export const blogShowcaseSchema = block('blogShowcase', {
  headline: optionalText,
  posts: z.array(showcasePostSchema).default([]),
  linkTarget: z
    .enum(linkTargets)
    .nullish()
    .transform((target) => target ?? '_self'),
  viewAllText: optionalText,
  viewAllURL: z
    .string()
    .nullish()
    .transform((url) => readLink(url)),
})
export type BlogShowcaseData = z.infer<typeof blogShowcaseSchema>
