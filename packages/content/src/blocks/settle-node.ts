import * as React from 'react'
import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'

type Component = (props: unknown) => ReactNode | Promise<ReactNode>
type ServerElement = ReactElement<unknown, Component>

const clientReference = Symbol.for('react.client.reference')

/** On the server’s own side of React no component has a state; there only may components be called ahead of React. */
export const isServerTree = !Reflect.has(React, 'useState')

/**
 * Calls the server components of a tree at once instead of leaving them to React, so that what one of them throws reaches
 * the caller: the server has no error boundaries. Islands, and what stands in a context of its own, are left to React. What
 * is awaited cannot throw to the caller any more: `whenLate` says what stands in its place.
 *
 * @throws what a component throws
 */
export function settleNode(node: ReactNode, whenLate: (error: unknown) => ReactNode): ReactNode {
  if (Array.isArray(node)) return keepPlaces(node, settleAll(node, whenLate))
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  if (isServerElement(node)) return keepKey(node, callComponent(node, whenLate))
  const isPlain = typeof node.type === 'string' || node.type === Fragment
  const { children } = node.props
  if (!isPlain || children === undefined || children === null) return node
  if (Array.isArray(children)) {
    const settled = settleAll(children, whenLate)
    return hasPlaces(children) ? cloneElement(node, {}, ...settled) : cloneElement(node, {}, settled)
  }
  const settled = settleNode(children, whenLate)
  return settled === children ? node : cloneElement(node, {}, settled)
}

const settleAll = (nodes: readonly ReactNode[], whenLate: (error: unknown) => ReactNode) =>
  nodes.map((one) => settleNode(one, whenLate))

/**
 * Children that were written one after another are known by their place and need no keys. While developing, React freezes
 * their array and warns of others; they are handed on as they were written, or it would warn of them, too.
 */
const hasPlaces = (nodes: readonly ReactNode[]) => Object.isFrozen(nodes)

const keepPlaces = (nodes: readonly ReactNode[], settled: ReactNode[]): ReactNode =>
  hasPlaces(nodes) ? createElement(Fragment, null, ...settled) : settled

function callComponent(element: ServerElement, whenLate: (error: unknown) => ReactNode): ReactNode {
  let made: ReactNode | Promise<ReactNode>
  try {
    made = element.type(element.props)
  } catch (error) {
    // React’s own way to wait: it calls the component again.
    if (isWaiting(error)) return element
    throw error
  }
  // What comes later is outside of React’s rendering, where no component may be called.
  if (made instanceof Promise) return made.catch(whenLate) as Promise<Awaited<ReactNode>>
  return settleNode(made, whenLate)
}

function isServerElement(element: ReactElement): element is ServerElement {
  const { type } = element as { type: unknown }
  if (typeof type !== 'function') return false
  const isIsland = (type as { $$typeof?: symbol }).$$typeof === clientReference
  return !isIsland && !(type.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent
}

function keepKey({ key }: ReactElement, made: ReactNode): ReactNode {
  return key === null ? made : createElement(Fragment, { key }, made)
}

const isWaiting = (error: unknown) => error instanceof Error && error.message.startsWith('Suspense Exception')
