/** The texts under a key by their whole path below it, those of the named parts too, for islands that choose one by a code. */
export function collectTexts(
  group: (key: string) => Record<string, string>,
  root: string,
  ...parts: string[]
): Record<string, string> {
  const nested = parts.flatMap((part) =>
    Object.entries(group(`${root}.${part}`)).map(([key, text]): [string, string] => [`${part}.${key}`, text]),
  )
  return { ...group(root), ...Object.fromEntries(nested) }
}
