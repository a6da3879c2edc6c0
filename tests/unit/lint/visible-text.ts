import { type ESTree, parseSync, Visitor } from 'vite'

/** Attributes whose text somebody reads or hears. */
const readAttributes = new Set([
  'alt',
  'aria-label',
  'aria-valuetext',
  'heading',
  'label',
  'letters',
  'placeholder',
  'text',
  'title',
])

/** The words a component says by itself: text between its tags, and in the attributes that are read out. */
export function visibleText(file: string, source: string): string[] {
  const found: string[] = []
  function say(texts: string[]) {
    for (const text of texts)
      if (/\p{L}{2}|\d{3}/u.test(text)) found.push(text.replaceAll(/\s+/g, ' ').trim())
  }
  new Visitor({
    JSXText: ({ value }) => say([value]),
    JSXElement: ({ children }) => say(children.filter((child) => child.type !== 'JSXText').flatMap(literals)),
    JSXFragment: ({ children }) =>
      say(children.filter((child) => child.type !== 'JSXText').flatMap(literals)),
    JSXAttribute: ({ name, value }) => {
      if (value && name.type === 'JSXIdentifier' && readAttributes.has(name.name)) say(literals(value))
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** What an expression may come to without asking anybody: both sides of a choice, the fixed parts of a template. */
function literals(node: ESTree.Node): string[] {
  if (node.type === 'Literal') return [String(node.value)]
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw)
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(literals)
  if (node.type === 'LogicalExpression') return literals(node.right)
  return node.type === 'JSXExpressionContainer' ? literals(node.expression) : []
}
