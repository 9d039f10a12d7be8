/** Texts by key that outlive the window, shared by every window of this device. The app gives them. */
export interface StoredTexts {
  /** The texts whose keys begin with the prefix. */
  readonly read: (prefix: string) => Promise<ReadonlyMap<string, string>>
  /** Undefined removes. Writes are done in the order of their calls. */
  readonly write: (key: string, text: string | undefined) => Promise<void>
  /** Removes a text if it is still this one: another window may have written since. */
  readonly removeSame: (key: string, text: string) => Promise<void>
  readonly removeAll: (prefix: string) => Promise<void>
}
