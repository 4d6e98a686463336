/**
 * Operations on sets of one memory. `a`, `b` and `into` are addresses in bytes, `stop` is where `a` ends.
 * `andNot` and `orNot` take the opposite of `b`.
 */
export type SetMachine = {
  /** How many members both have. */
  countCommon: (a: number, b: number, stop: number) => number
  /**
   * How many members `a` has in common with each of many sets, whose addresses stand from `list` to `listStop`. The counts
   * are written from `into` on, four bytes each as the addresses. One call, since 170 of them cost as much as the counting.
   * @param bytes the length of a set
   */
  countEach: (a: number, list: number, listStop: number, bytes: number, into: number) => void
  /**
   * Goes through the members of `a` and adds one at each place that the row of a member names.
   * @param rows of all donors in turn: places, two bytes each, in fours
   * @param bytes the length of a row
   * @param into where the counts begin, four bytes each
   */
  tally: (a: number, stop: number, rows: number, bytes: number, into: number) => void
} & Record<Combination, (a: number, b: number, stop: number, into: number) => void>

export type Combination = 'and' | 'or' | 'andNot' | 'orNot'

/** Bytes of one turn of the loops; sets are whole turns long. */
export const turn = 32

// Instructions of WebAssembly that are used below.
const localGet = 0x20
const localSet = 0x21
const localTee = 0x22
const i32 = {
  load: 0x28,
  loadShort: 0x2f,
  store: 0x36,
  constant: 0x41,
  add: 0x6a,
  times: 0x6c,
  shiftLeft: 0x74,
  lessThan: 0x49,
  fromI64: 0xa7,
  type: 0x7f,
}
const i64 = {
  load: 0x29,
  store: 0x37,
  constant: 0x42,
  and: 0x83,
  or: 0x84,
  ones: 0x7b,
  zerosBelow: 0x7a,
  isZero: 0x50,
  isOther: 0x52,
  add: 0x7c,
  subtract: 0x7d,
  type: 0x7e,
}
const invert = [0x42, 0x7f, 0x85]
const block = [0x02, 0x40]
const loop = [0x03, 0x40]
const leaveIf = [0x0d, 0]
const repeatIf = [0x0d, 0]
const end = 0x0b
/** Of a word of 64, of 32 and of 16 bits. */
const [aligned, alignedShort, alignedPlace] = [3, 2, 1]

const [a, b, stop, into] = [0, 1, 2, 3]
/** The one local of `countCommon`, which has no `into`. */
const total = 3

const load = (local: number, offset: number) => [localGet, local, i64.load, aligned, offset]
const advance = (local: number, bytes: number) => [
  ...[localGet, local, i32.constant, bytes, i32.add, localSet, local],
]
/** do { …; advance } while (first < last) */
const repeat = (body: readonly number[], moving: readonly number[], bytes: number, last: number) => [
  ...[...loop, ...body, ...moving.flatMap((local) => advance(local, bytes))],
  ...[localGet, moving[0] as number, localGet, last, i32.lessThan, ...repeatIf, end],
]
/** step(0), step(8), step(16), step(24), as one turn of a loop. */
const inTurns = (step: (offset: number) => readonly number[], moving: readonly number[], last: number) =>
  repeat([0, 8, 16, 24].flatMap(step), moving, turn, last)
const countStep = (one: number, other: number, sum: number) => (offset: number) => [
  ...[localGet, sum, ...load(one, offset), ...load(other, offset)],
  ...[i64.and, i64.ones, i64.add, localSet, sum],
]
const combineStep = (operation: number, change: readonly number[]) => (offset: number) => [
  ...[localGet, into, ...load(a, offset), ...load(b, offset)],
  ...[...change, operation, i64.store, aligned, offset],
]
const combine = (operation: number, change: readonly number[] = []) => [
  ...[0, ...inTurns(combineStep(operation, change), [a, b, into], stop), end],
]

/** Parameters and locals of `countEach`. */
const each = { a: 0, list: 1, listStop: 2, bytes: 3, into: 4, at: 5, stop: 6, other: 7, sum: 8 }
const countEach = [
  ...[2, 3, i32.type, 1, i64.type],
  ...repeat(
    [
      ...[localGet, each.a, localSet, each.at],
      ...[localGet, each.a, localGet, each.bytes, i32.add, localSet, each.stop],
      ...[localGet, each.list, i32.load, alignedShort, 0, localSet, each.other],
      ...[i64.constant, 0, localSet, each.sum],
      ...inTurns(countStep(each.at, each.other, each.sum), [each.at, each.other], each.stop),
      ...[localGet, each.into, localGet, each.sum, i32.fromI64, i32.store, alignedShort, 0],
    ],
    [each.list, each.into],
    4,
    each.listStop,
  ),
  end,
]

/** Parameters and locals of `tally`. */
const one = { a: 0, stop: 1, rows: 2, bytes: 3, into: 4, at: 5, rowStop: 6, count: 7, word: 8 }
const addAtPlace = (offset: number) => [
  ...[localGet, one.into, localGet, one.at, i32.loadShort, alignedPlace, offset],
  ...[i32.constant, 2, i32.shiftLeft, i32.add, localTee, one.count],
  ...[localGet, one.count, i32.load, alignedShort, 0, i32.constant, 1, i32.add],
  ...[i32.store, alignedShort, 0],
]
const tally = [
  ...[2, 3, i32.type, 1, i64.type],
  ...repeat(
    [
      ...[...load(one.a, 0), localSet, one.word],
      ...[...block, localGet, one.word, i64.isZero, ...leaveIf, ...loop],
      // The row of the lowest member that is left.
      ...[
        localGet,
        one.rows,
        localGet,
        one.word,
        i64.zerosBelow,
        i32.fromI64,
        localGet,
        one.bytes,
        i32.times,
      ],
      ...[i32.add, localTee, one.at, localGet, one.bytes, i32.add, localSet, one.rowStop],
      ...repeat([0, 2, 4, 6].flatMap(addAtPlace), [one.at], 8, one.rowStop),
      // Without it.
      ...[localGet, one.word, localGet, one.word, i64.constant, 1, i64.subtract, i64.and, localTee, one.word],
      ...[i64.constant, 0, i64.isOther, ...repeatIf, end, end],
      ...[
        localGet,
        one.rows,
        localGet,
        one.bytes,
        i32.constant,
        6,
        i32.shiftLeft,
        i32.add,
        localSet,
        one.rows,
      ],
    ],
    [one.a],
    8,
    one.stop,
  ),
  end,
]

const bodies = {
  countCommon: [
    ...[1, 1, i64.type, ...inTurns(countStep(a, b, total), [a, b], stop)],
    ...[localGet, total, i32.fromI64, end],
  ],
  countEach,
  tally,
  and: combine(i64.and),
  or: combine(i64.or),
  andNot: combine(i64.and, invert),
  orNot: combine(i64.or, invert),
}

/** Lengths are written seven digits a byte. */
const size = (length: number): number[] =>
  length < 128 ? [length] : [(length & 127) | 128, ...size(length >>> 7)]
const sized = (content: readonly number[]) => [...size(content.length), ...content]
const section = (id: number, content: readonly number[]) => [id, ...sized(content)]
const name = (text: string) => sized([...Buffer.from(text)])
const list = (items: readonly (readonly number[])[]) => [...size(items.length), ...items.flat()]

const typeOf = (parameters: number, results: number) => [
  ...[0x60, ...sized(Array(parameters).fill(i32.type)), ...sized(Array(results).fill(i32.type))],
]
const types = [typeOf(4, 0), typeOf(3, 1), typeOf(5, 0)]
/** Which of the types; all others are combinations. */
const ownTypes: Partial<Record<string, number>> = { countCommon: 1, countEach: 2, tally: 2 }
const names = Object.keys(bodies)
const program = new WebAssembly.Module(
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list(types)),
    ...section(2, list([[...name('host'), ...name('memory'), 2, 0, 1]])),
    ...section(3, list(names.map((one) => [ownTypes[one] ?? 0]))),
    ...section(7, list(names.map((one, at) => [...name(one), 0, at]))),
    ...section(10, list(Object.values(bodies).map((body) => sized(body)))),
  ]),
)

/**
 * A machine on a memory. Counting ones is a single instruction of the processor, which JavaScript has no word for and
 * WebAssembly has; and it takes 64 donors at a time. Both together are about ten times as fast, and nothing else costs a
 * search of 100,000 donors as much.
 */
export function openMachine(memory: WebAssembly.Memory): SetMachine {
  return new WebAssembly.Instance(program, { host: { memory } }).exports as unknown as SetMachine
}
