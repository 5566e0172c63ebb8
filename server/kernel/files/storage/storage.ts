/**
 * Storage for finished documents until they are downloaded. Keys are ours ('17/<uuid>.pdf'), never sent by a client.
 */
export interface Storage {
  put(key: string, data: Buffer): Promise<void>
  /** @returns null when there is none */
  get(key: string): Promise<Buffer | null>
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>
}
