/** What an address says behind its question mark; several values where a name stands there several times. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

/** Reads one value by its name, the first of several; empty where there is none. */
export const readQuery =
  (query: Query) =>
  (name: string): string =>
    [query[name] ?? ''].flat()[0] ?? ''
