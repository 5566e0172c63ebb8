/** A map that keeps only the most recently used entries. */
export class Recent<Key, Value> {
  private readonly entries = new Map<Key, Value>()

  /** @param most how many entries it keeps */
  constructor(private readonly most: number) {}

  /** Returns the value; it then counts as used most recently. */
  get(key: Key): Value | undefined {
    const value = this.entries.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  delete(key: Key): void {
    this.entries.delete(key)
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key)
    this.entries.set(key, value)
    if (this.entries.size <= this.most) return
    const [oldest] = this.entries.keys()
    this.entries.delete(oldest as Key)
  }
}
