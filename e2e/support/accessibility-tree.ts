import type { CDPSession, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

type AXNode = Awaited<ReturnType<typeof readTree>>[number]

interface Wanted {
  role: string
  name: string | RegExp
}

/**
 * The page as assistive technology has it: roles, names and states. Nothing is found by its place or its markup,
 * and what is pressed is pressed by its node, not at a point.
 */
export async function openAccessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')

  async function find({ role, name }: Wanted): Promise<AXNode | undefined> {
    return (await readTree(session)).find((node) => node.role === role && fits(node.name, name))
  }

  /** Waits until there is such a node, the first in reading order. */
  async function get(role: string, name: string | RegExp): Promise<AXNode> {
    let found: AXNode | undefined
    await expect
      .poll(async () => (found = await find({ role, name })) !== undefined, { message: `${role} ${name}` })
      .toBe(true)
    if (!found) throw new Error(`There is no ${role} ${name}.`)
    return found
  }

  return {
    get,
    has: async (role: string, name: string | RegExp) => (await find({ role, name })) !== undefined,
    /** Waits until these words are read, in however many pieces. */
    async untilRead(words: string) {
      await expect.poll(async () => textOf(await readTree(session)), { message: words }).toContain(words)
    },
    /** Waits until the node is what has the focus. */
    async untilFocused(role: string, name: string | RegExp) {
      await expect
        .poll(async () => (await find({ role, name }))?.states['focused'], { message: `${role} ${name}` })
        .toBe(true)
    },
    /** What assistive technology does to press: the default action of the node. */
    async press(role: string, name: string | RegExp) {
      const { element } = await get(role, name)
      const { object } = await session.send('DOM.resolveNode', { backendNodeId: element })
      if (object.objectId === undefined) throw new Error(`${role} ${name} is gone.`)
      const press = { objectId: object.objectId, functionDeclaration: 'function () { this.click() }' }
      await session.send('Runtime.callFunctionOn', { ...press, userGesture: true })
    },
    async focus(role: string, name: string | RegExp) {
      await session.send('DOM.focus', { backendNodeId: (await get(role, name)).element })
    },
    async enter(role: string, name: string | RegExp, text: string) {
      await session.send('DOM.focus', { backendNodeId: (await get(role, name)).element })
      await session.send('Input.insertText', { text })
    },
  }
}

function fits(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name)
}

function textOf(nodes: readonly AXNode[]): string {
  return nodes.flatMap(({ role, name }) => (role === 'StaticText' ? [name] : [])).join('')
}

async function readTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, value, properties = [], backendDOMNodeId = 0 }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      value: String(value?.value ?? ''),
      states: Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
      element: backendDOMNodeId,
    }))
}
