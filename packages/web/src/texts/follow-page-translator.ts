/** The element that a page translator has put in the place of a text node. */
const replacements = new WeakMap<Node, Element>()
const replacedFonts = new WeakSet<Node>()

/**
 * Lets React change a page that the browser translates. Translators replace text nodes with elements; React then changes
 * and removes nodes that are no longer on the page. This restores React's own text first. The translator translates it
 * again.
 */
export function followPageTranslator(): void {
  const observer = new MutationObserver(recordReplacements)
  observer.observe(document, { childList: true, subtree: true })
  const restore = (node: Node | null): void => {
    if (!node || node.parentNode || node.nodeType !== Node.TEXT_NODE) return
    recordReplacements(observer.takeRecords())
    const replacement = replacements.get(node)
    if (!replacement?.isConnected) return
    replacements.delete(node)
    replacement.replaceWith(node)
  }
  const insertBefore = methodOf('insertBefore')
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    restore(before)
    return insertBefore.call(this, child, before) as Child
  }
  const removeChild = methodOf('removeChild')
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    restore(child)
    return removeChild.call(this, child) as Child
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, text: string) {
      restore(this)
      nodeValue?.set?.call(this, text)
    },
  })
}

function methodOf<Name extends 'insertBefore' | 'removeChild'>(name: Name): Node[Name] {
  return Object.getOwnPropertyDescriptor(Node.prototype, name)?.value
}

/** A translator removes the text and inserts the element beside it, in one step or in two. */
function recordReplacements(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue
      const element = [...addedNodes, previousSibling, nextSibling].find(isNewFont)
      if (!element) continue
      replacedFonts.add(element)
      replacements.set(text, element)
    }
}

function isNewFont(node: Node | null): node is HTMLElement {
  return node?.nodeName === 'FONT' && !replacedFonts.has(node)
}
