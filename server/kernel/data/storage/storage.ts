/**
 * Storage for files: pictures, and finished documents until they are downloaded. The application generates the keys ('17/<uuid>.pdf'); a
 * client never sends one.
 */
export interface Storage {
  put(key: string, data: Buffer): Promise<void>
  /** @returns null when there is no file with this key */
  get(key: string): Promise<Buffer | null>
  /** Does nothing when there is no file with this key. */
  remove(key: string): Promise<void>
}
