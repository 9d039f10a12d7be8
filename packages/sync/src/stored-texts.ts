/** Texts by key that outlive the tab and are shared by all tabs of this device. The app provides the storage. */
export interface StoredTexts {
  readonly read: (prefix: string) => Promise<ReadonlyMap<string, string>>
  /** Undefined removes. Writes are done in the order of their calls. */
  readonly write: (key: string, text: string | undefined) => Promise<void>
  /** Removes a text if it is still the same: another tab may have written since. */
  readonly removeSame: (key: string, text: string) => Promise<void>
  readonly removeAll: (prefix: string) => Promise<void>
}
