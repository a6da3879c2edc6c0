export const newerFunctions = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Iterator.from',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'URL.canParse',
  'URL.parse',
]

export const newerMethods = [
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Set.prototype.isDisjointFrom',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.symmetricDifference',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
]

export const otherNewerApis = [
  'Array.prototype.with',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.union',
  'CloseWatcher',
  'Iterator',
  'navigation',
  'requestIdleCallback',
  'scheduler',
]
