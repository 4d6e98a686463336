import { z } from 'zod'

/** A picture of an editor, as BLK-25. */
const imageSchema = z.object({
  imageURL: z.string(),
  alternativeText: z.string(),
  title: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
})

export const tagSchema = z.object({
  name: z.string(),
  /** Last segment of the tag’s page in this language. */
  slug: z.string(),
  /** Null where the shop has no tag overview. */
  url: z.string().nullable(),
  description: z.string().nullable(),
  postCount: z.int(),
})
export type Tag = z.infer<typeof tagSchema>

export const authorSchema = z.object({
  name: z.string(),
  role: z.string().nullable(),
  about: z.string().nullable(),
  image: imageSchema.nullable(),
})

/** A post as lists and cards show it. */
export const postSchema = z.object({
  epiId: z.int(),
  title: z.string(),
  url: z.string(),
  intro: z.string().nullable(),
  /** `yyyy-MM-dd`, null while no day was given. */
  publishedOn: z.string().nullable(),
  readingMinutes: z.int(),
  author: authorSchema.nullable(),
  tags: z.array(tagSchema),
  image: imageSchema.nullable(),
  /** The language its words are shown in: another than asked where they are not translated. */
  locale: z.string(),
})
export type Post = z.infer<typeof postSchema>

/** BLOG-04, BLOG-05: one page of posts, newest first. */
export const postListSchema = z.object({
  posts: z.array(postSchema),
  page: z.int(),
  pageCount: z.int(),
  total: z.int(),
  /** The tag that was asked for. */
  tag: tagSchema.nullable(),
  /** All tags that have posts here, in the alphabet of the language. */
  tags: z.array(tagSchema),
  /** Address of the overview; null where the shop has none. */
  overviewUrl: z.string().nullable(),
})
export type PostList = z.infer<typeof postListSchema>

/** BLOG-06 */
export const relatedPostsSchema = z.object({ posts: z.array(postSchema) })

/** What a post’s page needs beside its own words. */
export const postStateSchema = z.object({
  post: postSchema,
  related: z.array(postSchema),
  overviewUrl: z.string().nullable(),
})
export type PostState = z.infer<typeof postStateSchema>
